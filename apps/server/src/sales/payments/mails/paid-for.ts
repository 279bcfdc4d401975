/** What a payment is for, as worded in mails to clients. */
export interface PaidFor {
  /** Such as ['Service', 'Data Audit'] and ['Invoice', '2026-0001']. */
  fact: [string, string];
  /** Such as 'Data Audit' and 'invoice 2026-0001'. */
  inSentence: string;
}
