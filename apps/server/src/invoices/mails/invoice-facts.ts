import { dollars } from '@polaris/contracts';

export interface MailedInvoice {
  kind: 'invoice' | 'credit_note';
  number: string;
  /** Dollars. */
  total: number;
  owed: number;
  /** For example "March 4, 2026". */
  dueOn: string | null;
}

export interface InvoiceMailProps {
  invoice: MailedInvoice;
  /** Null for a buyer without an account. */
  dashboardUrl: string | null;
  sender: string;
}

export const invoiceFacts = ({ number, total, owed, dueOn }: MailedInvoice): [string, string][] => [
  ['Number', number],
  ['Total', dollars(total)],
  ...(owed > 0 && owed < total ? [['Still owed', dollars(owed)] as [string, string]] : []),
  ...(dueOn ? [['Due on', dueOn] as [string, string]] : []),
];
