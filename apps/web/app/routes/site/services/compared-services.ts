import type { Service } from '@polaris/contracts';

const FEWEST = 2;

/** Services with a situation, if there are at least two. */
export function comparedServices(services: readonly Service[]): Service[] {
  const compared = services.filter(({ situation }) => (situation ?? '').trim() !== '');
  return compared.length < FEWEST ? [] : compared;
}
