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

/** The form of a new offer for a customer, which can start as a copy of an earlier offer. */
export const newOfferPath = (customerId: number | undefined, copy?: number): string => {
  const search = new URLSearchParams();
  if (customerId !== undefined) search.set('customerId', String(customerId));
  if (copy !== undefined) search.set('copy', String(copy));
  return `${NEW_OFFER_PATH}?${search.toString()}`;
};
