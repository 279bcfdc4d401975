import { type Offer, type OfferRecord, offer, offerRecord } from '@polaris/contracts';

const grace = { id: 7, name: 'Grace Hopper' };

/** A sent offer of an audit, support of one of two kinds, and an optional workshop. */
export const someOffer = (own: Partial<Offer> = {}): Offer => ({
  ...offer(),
  customer: grace,
  ...own,
});

export const someOfferRecord = (own: Partial<OfferRecord> = {}): OfferRecord => ({
  ...offerRecord(),
  customer: grace,
  ...own,
});

/** The same before it was ever sent. */
export const someDraftOffer = (own: Partial<OfferRecord> = {}): OfferRecord =>
  someOfferRecord({
    state: 'draft',
    current: 0,
    hasDraft: true,
    sentAt: null,
    seller: null,
    versions: [],
    version: 1,
    ...own,
  });
