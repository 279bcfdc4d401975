import { offerContent } from '@polaris/contracts';
import { MISSING } from './calls';

/** An id without an upload. */
export const UPLOAD = '3f0c3bb8-9b1e-4a57-8a4e-0f0d0c3f7a11';

export const paymentChanges = {
  amount: { amount: 60.01 },
  method: { method: 'bank_transfer' },
  note: { note: 'The first part' },
  paidAt: { paidAt: '2024-11-01T08:00:00Z' },
};
export const messageChanges = {
  subject: { subject: 'Another subject' },
  body: { body: 'Other words' },
  followUpOn: { followUpOn: '2099-01-05' },
  templateId: { templateId: 1 },
  uploadIds: { uploadIds: [UPLOAD] },
};

/** A draft of an offer, without its customer and service. */
export const writtenOffer = () => ({
  content: offerContent(),
  expiresOn: '2099-01-05',
  invoiceOnAccept: true,
});

export const offerChanges = {
  customerId: { customerId: MISSING },
  follows: { follows: MISSING },
  serviceId: { serviceId: MISSING },
  content: { content: { ...offerContent(), title: 'Another offer' } },
  expiresOn: { expiresOn: '2099-01-06' },
  invoiceOnAccept: { invoiceOnAccept: false },
};
