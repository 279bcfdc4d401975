import { type LandingService, type Service, priceLabel } from './service.ts';

type Priced = Pick<LandingService, 'name' | 'price' | 'priceDisplay'>;

/** How every inquiry names its service; the owner's side looks for it. */
const named = (name: string): string => `the ${name} service`;

/** The first line of a message about a service. */
export const interestIn = (service: Priced): string =>
  `I'm interested in ${named(service.name)} (${priceLabel(service)}).`;

/** The first line of a message from a service's page, matching the button there. */
export function requestFor(service: Priced & Pick<Service, 'pricing'>): string {
  if (service.pricing === 'quote')
    return `I'd like an offer for ${named(service.name)} (${priceLabel(service)}).`;
  if (service.pricing === 'free call')
    return `I'd like to arrange a free call about ${named(service.name)}.`;
  return interestIn(service);
}

/** The service that a message from the contact form is about, by its first line; undefined for none. */
export function serviceAskedFor<T extends Pick<Service, 'name'>>(
  message: string,
  services: readonly T[],
): T | undefined {
  const [first = ''] = message.split('\n');
  return services.find(({ name }) => first.includes(named(name)));
}
