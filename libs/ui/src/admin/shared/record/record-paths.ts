import { NEW_OFFER_PATH, recordPaths } from '@polaris/contracts/admin-screens';

export const {
  companies: companyPath,
  customers: customerPath,
  /** The list of submissions with this one selected. */
  contacts: submissionPath,
  offers: offerPath,
  retainers: retainerPath,
  invoices: invoicePath,
  purchases: purchasePath,
  services: servicePath,
  tasks: taskPath,
  assets: assetPath,
  essays: essayPath,
} = recordPaths;

interface NewOffer {
  /** An earlier offer to start from. */
  copy?: number;
  /** The service that was asked for. */
  service?: number | undefined;
  /** The first day of a retainer that follows another. */
  startsOn?: string | undefined;
}

/** The form of a new offer for a customer. */
export const newOfferPath = (customerId: number | undefined, from: NewOffer = {}): string => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries({ customerId, ...from }))
    if (value !== undefined) search.set(name, String(value));
  return `${NEW_OFFER_PATH}?${search.toString()}`;
};
