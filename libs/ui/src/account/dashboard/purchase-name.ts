import type { Purchase } from '@polaris/contracts';

/** The current name of the purchased service. */
export const purchaseName = ({ service }: Pick<Purchase, 'service'>): string =>
  service?.name || 'Service';
