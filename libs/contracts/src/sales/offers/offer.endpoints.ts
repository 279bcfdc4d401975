import { endpoint } from '../../api/endpoint.ts';
import { ownerCreate, ownerDelete, ownerRead, ownerWrite } from '../../api/owner-calls.ts';
import { idParamsSchema } from '../../values/text/text.ts';
import {
  offerActionSchema,
  offerExtensionSchema,
  offerInputSchema,
  offerLinkSchema,
  offerRecordSchema,
  offerTemplateInputSchema,
  offerTemplateSchema,
  offerTemplatesSchema,
  offerUpdateSchema,
  offerWithdrawalSchema,
  offersQuerySchema,
  offersSchema,
  sentOfferSchema,
} from './offer.ts';

const PDF = { mediaType: 'application/pdf', example: '%PDF-1.7' };

export const listOffers = ownerRead({
  tag: 'Offers',
  summary: 'List offers, the newest first',
  path: '/api/admin/offers',
  query: offersQuerySchema,
  returns: offersSchema,
});

export const getOffer = ownerRead({
  tag: 'Offers',
  summary: 'Read an offer',
  path: '/api/admin/offers/:id',
  params: idParamsSchema,
  returns: offerRecordSchema,
});

export const createOffer = ownerCreate({
  tag: 'Offers',
  summary: 'Draft an offer for a customer',
  path: '/api/admin/offers',
  body: offerInputSchema,
  hasIdempotencyKey: true,
  returns: offerRecordSchema,
  errors: { 404: 'Customer, service or earlier offer was not found.' },
});

export const updateOffer = ownerWrite({
  tag: 'Offers',
  summary: 'Replace what is being written of an offer',
  description: 'A sent or declined offer gets a new version, which the client does not see yet.',
  method: 'PUT',
  path: '/api/admin/offers/:id',
  params: idParamsSchema,
  body: offerUpdateSchema,
  returns: offerRecordSchema,
  errors: { 409: 'An accepted or withdrawn offer cannot be changed.' },
});

export const deleteOffer = ownerDelete({
  tag: 'Offers',
  summary: 'Delete an offer that was never sent',
  path: '/api/admin/offers/:id',
  params: idParamsSchema,
  errors: { 409: 'It was sent: withdraw it.' },
});

export const sendOffer = ownerWrite({
  tag: 'Offers',
  summary: 'Send an offer, or its new version',
  method: 'POST',
  path: '/api/admin/offers/:id/send',
  params: idParamsSchema,
  body: offerActionSchema,
  returns: sentOfferSchema,
  errors: {
    409: 'The legal name or address is missing, it has ended, or nothing is new.',
  },
});

export const extendOffer = ownerWrite({
  tag: 'Offers',
  summary: 'Move the last day of a sent offer',
  method: 'POST',
  path: '/api/admin/offers/:id/extend',
  params: idParamsSchema,
  body: offerExtensionSchema,
  returns: offerRecordSchema,
  errors: { 409: 'It is not sent, or the day is over or more than a year away.' },
});

export const withdrawOffer = ownerWrite({
  tag: 'Offers',
  summary: 'Withdraw a sent offer',
  method: 'POST',
  path: '/api/admin/offers/:id/withdraw',
  params: idParamsSchema,
  body: offerWithdrawalSchema,
  returns: offerRecordSchema,
  errors: { 409: 'It is not sent, or was accepted.' },
});

export const shareOfferLink = ownerCreate({
  tag: 'Offers',
  summary: 'Make a link of a sent offer, to pass on',
  path: '/api/admin/offers/:id/links',
  params: idParamsSchema,
  returns: offerLinkSchema,
  errors: { 409: 'It is a draft.' },
});

export const downloadOfferPdf = endpoint({
  tag: 'Offers',
  summary: 'Download what was accepted, with its evidence; before, what was sent',
  method: 'GET',
  path: '/api/admin/offers/:id/pdf',
  allow: 'owner',
  proof: 'session',
  params: idParamsSchema,
  file: PDF,
});

export const listOfferTemplates = ownerRead({
  tag: 'Offers',
  summary: 'List the templates of offers by name',
  path: '/api/admin/offer-templates',
  returns: offerTemplatesSchema,
});

export const createOfferTemplate = ownerCreate({
  tag: 'Offers',
  summary: 'Keep the content of an offer as a template',
  path: '/api/admin/offer-templates',
  body: offerTemplateInputSchema,
  returns: offerTemplateSchema,
  errors: { 409: 'There is a template with this name already.' },
});

export const deleteOfferTemplate = ownerDelete({
  tag: 'Offers',
  summary: 'Delete a template',
  path: '/api/admin/offer-templates/:id',
  params: idParamsSchema,
});
