import { Facts, LinkLine } from '../../../platform/mail/mail-parts';
import type { PaidFor } from './paid-for';

/** What mails to the owner say of a payment. */
export interface OwnerMailProps {
  paidFor: PaidFor;
  /** Null if the customer and the account were deleted. */
  client: string | null;
  /** The record of what was paid for. */
  recordUrl: string;
}

/** Ends a mail to the owner: what it is about, with more facts, and a link there. */
export const aboutPayment = (
  { paidFor, client, recordUrl }: OwnerMailProps,
  facts: [string, string][],
) => (
  <>
    <Facts
      facts={[
        paidFor.fact,
        ...(client ? [['Client', client] satisfies [string, string]] : []),
        ...facts,
      ]}
    />
    <LinkLine href={recordUrl}>{`Open the ${nounOf(paidFor)}`}</LinkLine>
  </>
);

/** What the owner calls what was paid for. */
export const nounOf = ({ fact: [label] }: PaidFor): string =>
  label === 'Invoice' ? 'invoice' : 'purchase';
