import { type LandingService, type Service, priceLabel } from '@polaris/contracts';

type Offer = Pick<LandingService, 'name' | 'price' | 'priceDisplay'>;

/** The first line of a message about a service. */
export const interestIn = (service: Offer): string =>
  `I'm interested in the ${service.name} service (${priceLabel(service)}).`;

/** The first line of a message from a service's page, matching the button there. */
export function requestFor(service: Offer & Pick<Service, 'pricing'>): string {
  if (service.pricing === 'quote')
    return `I'd like a quote for the ${service.name} service (${priceLabel(service)}).`;
  if (service.pricing === 'free call')
    return `I'd like to arrange a free call about the ${service.name} service.`;
  return interestIn(service);
}
