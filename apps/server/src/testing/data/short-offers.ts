import { type OfferRecord, addDays } from '@polaris/contracts';
import type { TestCaller } from '../caller';

interface OfferOf {
  customerId: number;
  serviceId: number;
  unitPrice?: number;
  /** How many days it is open. */
  days?: number;
}

/** A draft with one line. */
export async function draftOffer(
  owner: TestCaller,
  { customerId, serviceId, unitPrice = 100, days = 30 }: OfferOf,
): Promise<OfferRecord> {
  const line = { text: 'Audit', quantity: 1, min: 1, max: 1, taxRate: 0, kind: 'included' };
  const { status, body, text } = await owner.post('/api/admin/offers', {
    ...{ customerId, serviceId, invoiceOnAccept: false },
    expiresOn: addDays(new Date().toISOString().slice(0, 10), days),
    content: {
      ...{ title: `Audit for ${unitPrice}`, buyer: { name: 'Harbor Trust' }, taxMode: 'added' },
      ...{ intro: '', plan: [], terms: '' },
      lines: [{ ...line, unitPrice, includedSessions: 0 }],
    },
  });
  if (status !== 201) throw new Error(`No offer was made: ${status} ${text}`);
  return body as OfferRecord;
}

/** A sent offer, and the token of a link. */
export async function sentOffer(owner: TestCaller, of: OfferOf) {
  const { id, version } = await draftOffer(owner, of);
  const { status, text } = await owner.post(`/api/admin/offers/${id}/send`, { version });
  if (status !== 200) throw new Error(`The offer was not sent: ${status} ${text}`);
  const { body } = await owner.post(`/api/admin/offers/${id}/links`);
  return { id, token: String(body.url).split('#')[1]! };
}
