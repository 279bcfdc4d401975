import { recordPaths } from '@polaris/contracts/admin-screens';

export const {
  companies: companyPath,
  customers: customerPath,
  /** The list of submissions with this one selected. */
  contacts: submissionPath,
  invoices: invoicePath,
  purchases: purchasePath,
  services: servicePath,
  tasks: taskPath,
  assets: assetPath,
  essays: essayPath,
} = recordPaths;
