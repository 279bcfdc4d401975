import { NEW_OFFER_PATH, recordPaths } from '@polaris/contracts/admin-screens';

export const {
  companies: companyPath,
  customers: customerPath,
  /** The list of submissions with this one selected. */
  contacts: submissionPath,
  offers: offerPath,
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
}

/** The form of a new offer for a customer. */
export const newOfferPath = (
  customerId: number | undefined,
  { copy, service }: NewOffer = {},
): string => {
  const search = new URLSearchParams();
  for (const [name, id] of Object.entries({ customerId, copy, service }))
    if (id !== undefined) search.set(name, String(id));
  return `${NEW_OFFER_PATH}?${search.toString()}`;
};
