import { type LandingService, priceLabel } from '@polaris/contracts';

/** The first line of a message about a service. */
export const interestIn = (service: Pick<LandingService, 'name' | 'price' | 'priceDisplay'>) =>
  `I'm interested in the ${service.name} service (${priceLabel(service)}).`;
