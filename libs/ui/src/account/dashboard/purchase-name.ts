import type { Purchase } from '@polaris/contracts';

/** The name of what was bought, as it is now. */
export const purchaseName = ({ service }: Pick<Purchase, 'service'>): string =>
  service?.name || 'Service';
