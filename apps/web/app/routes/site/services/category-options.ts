import {
  type Service,
  type ServiceCategory,
  serviceCategories,
  serviceFilterCategories,
} from '@polaris/contracts';
import { ALL } from './service-filter.ts';

const isCategory = (value: string): value is ServiceCategory =>
  (serviceCategories as string[]).includes(value);

/** A category that nobody knows filters nothing. */
export const knownCategory = (value: string): ServiceCategory | typeof ALL =>
  isCategory(value) ? value : ALL;

/** The filter's own list, then every other category in use, and the one that is asked for. */
export function categoryOptions(
  services: readonly Pick<Service, 'category'>[],
  asked: ServiceCategory | typeof ALL,
): ServiceCategory[] {
  const inUse = new Set<string>([asked, ...services.map(({ category }) => category)]);
  const own = new Set<string>(serviceFilterCategories);
  const others = serviceCategories.filter((value) => inUse.has(value) && !own.has(value));
  return [...serviceFilterCategories, ...others];
}
