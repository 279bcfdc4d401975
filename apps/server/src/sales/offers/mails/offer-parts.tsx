import { dayText } from '@polaris/contracts';
import { Facts } from '../../../platform/mail/mail-parts';

export interface OfferMailProps {
  title: string;
  /** What was accepted, else what is chosen at first: "$500", or "$500 a month". */
  total: string;
  /** When a monthly retainer is invoiced; null for what is paid once. */
  monthly: string | null;
  /** Whether the client chooses what is in it. */
  hasChoices: boolean;
  /** Its last day. */
  expiresOn: string;
  link: string;
  sender: string;
}

/** A fact of a retainer. */
export const monthlyFacts = ({ monthly }: Pick<OfferMailProps, 'monthly'>) =>
  monthly === null ? [] : [['Invoices', monthly] satisfies [string, string]];

export const offerFacts = ({ title, total, hasChoices, expiresOn, monthly }: OfferMailProps) => (
  <Facts
    facts={[
      ['Offer', title],
      ['Total', hasChoices ? `${total}, by what you choose` : total],
      ...monthlyFacts({ monthly }),
      ['Open until', dayText(expiresOn)],
    ]}
  />
);
