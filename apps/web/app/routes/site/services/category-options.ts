import {
  type Service,
  type ServiceCategory,
  serviceCategories,
  serviceFilterCategories,
} from '@polaris/contracts';
import { ALL } from './service-filter.ts';

const isCategory = (value: string): value is ServiceCategory =>
  (serviceCategories as string[]).includes(value);

/** An unknown category does not filter. */
export const knownCategory = (value: string): ServiceCategory | typeof ALL =>
  isCategory(value) ? value : ALL;

/** The specified categories, then others in use, and the requested one. */
export function categoryOptions(
  services: readonly Pick<Service, 'category'>[],
  requested: ServiceCategory | typeof ALL,
): ServiceCategory[] {
  const inUse = new Set<string>([requested, ...services.map(({ category }) => category)]);
  const own = new Set<string>(serviceFilterCategories);
  const others = serviceCategories.filter((value) => inUse.has(value) && !own.has(value));
  return [...serviceFilterCategories, ...others];
}
