import type { AccountSummary, Customer } from '@polaris/contracts';

/** The customer and their account, undefined while unknown. */
export interface Attendee {
  customer: Pick<Customer, 'id' | 'email' | 'timeZone'>;
  account: AccountSummary | null | undefined;
}

/** Who is mailed about a session. */
export function mailNotice({ customer, account }: Attendee): string | undefined {
  if (account === undefined) return undefined;
  const address = account ? account.email : customer.email;
  if (account && !account.preferences.email)
    return 'No email is sent: the customer has turned it off.';
  return address
    ? `${address} is notified by email.`
    : 'No email is sent: this customer has no email address.';
}
