import { Facts } from '../../../platform/mail/mail-parts';
import { mailSample } from '../../../platform/mail/mail-sample';
import { AcceptedOfferMail } from './accepted-offer-mail';
import { EndingOfferMail } from './ending-offer-mail';
import { OfferCodeMail } from './offer-code-mail';
import { OfferMail } from './offer-mail';
import { OwnerOfferMail } from './owner-offer-mail';
import { WithdrawnOfferMail } from './withdrawn-offer-mail';

const offer = {
  title: 'Data audit and support',
  total: '$1,800',
  monthly: null,
  hasChoices: true,
  expiresOn: '2026-04-02',
  link: 'https://polaris.example/offer#…',
  sender: 'Ada Harbor',
};
const answered = {
  title: offer.title,
  client: 'Maya Okafor',
  total: '$1,800',
  monthly: null,
  offerUrl: 'https://polaris.example/admin/offers/5',
};

export const samples = [
  mailSample('Offer', OfferMail, { ...offer, isChanged: false }),
  mailSample('New version of an offer', OfferMail, { ...offer, isChanged: true }),
  mailSample('Offer that ends soon', EndingOfferMail, { ...offer, hasChoices: false }),
  mailSample('Accepted offer', AcceptedOfferMail, { ...offer, invoice: null, invitation: null }),
  mailSample('Accepted offer with an invoice and an invitation', AcceptedOfferMail, {
    ...offer,
    invoice: {
      number: '2026-0014',
      section: (
        <Facts
          facts={[
            ['Invoice', '2026-0014'],
            ['Due now', '$900, by March 18, 2026'],
          ]}
        />
      ),
    },
    invitation: {
      email: 'maya@harbor.example',
      days: 14,
      link: 'https://polaris.example/invitation#…',
    },
  }),
  mailSample('Code to accept an offer', OfferCodeMail, {
    title: offer.title,
    code: '123456',
    minutes: 15,
    sender: offer.sender,
  }),
  mailSample('Accepted retainer', AcceptedOfferMail, {
    ...{ ...offer, invoice: null, invitation: null },
    total: '$500 a month',
    monthly: 'first on April 1, 2026, then on the 1st of each month',
  }),
  mailSample('Withdrawn offer', WithdrawnOfferMail, offer),
  mailSample('Offer accepted, to the owner', OwnerOfferMail, {
    ...answered,
    answer: 'accepted',
    name: 'Tom Hale',
    reason: null,
  }),
  mailSample('Offer declined, to the owner', OwnerOfferMail, {
    ...answered,
    answer: 'declined',
    name: null,
    reason: 'It has to wait until next year.',
  }),
];
