import type { Service } from '@polaris/contracts';

const small = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');
const spelled = (count: number): string => small[count] ?? count.toLocaleString('en-US');
const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Summarizes the prices: "Six of the nine services have a fixed price. …" Empty if there are no services. */
export function describePricing(services: readonly Pick<Service, 'pricing'>[]): string {
  const fixed = services.filter(({ pricing }) => pricing === 'fixed').length;
  if (services.length === 0) return '';
  if (fixed === services.length) return 'Every service has a fixed price.';
  if (fixed === 0) return 'Every service starts with an offer or a free call.';
  const [verb, others] = [fixed === 1 ? 'has' : 'have', services.length - fixed];
  const rest = others === 1 ? 'The other one starts' : 'The others start';
  return `${capitalized(spelled(fixed))} of the ${spelled(services.length)} services ${verb} a fixed price. ${rest} with an offer or a free call.`;
}
