import { dayText } from '@polaris/contracts';
import { Facts } from '../../../platform/mail/mail-parts';

export interface OfferMailProps {
  title: string;
  /** What was accepted, else what is chosen at first. */
  total: string;
  /** Whether the client chooses what is in it. */
  hasChoices: boolean;
  /** Its last day. */
  expiresOn: string;
  link: string;
  sender: string;
}

export const offerFacts = ({ title, total, hasChoices, expiresOn }: OfferMailProps) => (
  <Facts
    facts={[
      ['Offer', title],
      ['Total', hasChoices ? `${total}, by what you choose` : total],
      ['Open until', dayText(expiresOn)],
    ]}
  />
);
