import { endpoint } from '../../api/endpoint.ts';
import { checkoutSchema } from '../payments/payment.ts';
import {
  offerAcceptanceInputSchema,
  offerDeclineSchema,
  offerPageSchema,
  offerQuestionSchema,
  offerTokenSchema,
} from './offer-page.ts';

const UNKNOWN = 'This link is not valid any more.';
const TOO_MANY = 'Too many attempts. Please try again later.';

export const openOffer = endpoint({
  tag: 'Offers',
  summary: 'Read an offer by its link',
  method: 'POST',
  path: '/api/offer/open',
  allow: 'anyone',
  body: offerTokenSchema,
  status: 200,
  returns: offerPageSchema,
  errors: { 404: UNKNOWN, 429: TOO_MANY },
});

export const mailOfferCode = endpoint({
  tag: 'Offers',
  summary: 'Mail the code that accepting an offer takes',
  method: 'POST',
  path: '/api/offer/code',
  allow: 'anyone',
  body: offerTokenSchema,
  status: 204,
  errors: { 404: UNKNOWN, 409: 'It takes none, or is not open.', 429: TOO_MANY },
});

export const acceptOffer = endpoint({
  tag: 'Offers',
  summary: 'Accept an offer, as its page showed it',
  method: 'POST',
  path: '/api/offer/accept',
  allow: 'anyone',
  body: offerAcceptanceInputSchema,
  status: 200,
  returns: offerPageSchema,
  errors: {
    404: UNKNOWN,
    409: 'It has changed, ended, or was accepted, declined or withdrawn; with the newer page.',
    422: 'What was chosen is not possible.',
    429: TOO_MANY,
  },
});

export const declineOffer = endpoint({
  tag: 'Offers',
  summary: 'Decline an offer',
  method: 'POST',
  path: '/api/offer/decline',
  allow: 'anyone',
  body: offerDeclineSchema,
  status: 200,
  returns: offerPageSchema,
  errors: { 404: UNKNOWN, 409: 'It has changed, ended, or was decided.', 429: TOO_MANY },
});

export const askAboutOffer = endpoint({
  tag: 'Offers',
  summary: 'Ask the owner about an offer',
  method: 'POST',
  path: '/api/offer/ask',
  allow: 'anyone',
  body: offerQuestionSchema,
  status: 204,
  errors: { 404: UNKNOWN, 429: TOO_MANY },
});

export const payForOffer = endpoint({
  tag: 'Offers',
  summary: 'Get the payment link of an accepted offer',
  method: 'POST',
  path: '/api/offer/pay',
  allow: 'anyone',
  body: offerTokenSchema,
  status: 201,
  returns: checkoutSchema,
  errors: { 404: UNKNOWN, 409: 'It is not accepted, or nothing is owed.', 429: TOO_MANY },
});

export const downloadOffer = endpoint({
  tag: 'Offers',
  summary: 'Download an offer, or what was accepted',
  method: 'POST',
  path: '/api/offer/file',
  allow: 'anyone',
  body: offerTokenSchema,
  file: { mediaType: 'application/pdf', example: '%PDF-1.7' },
  errors: { 404: UNKNOWN, 429: TOO_MANY },
});
