import type { Service } from '@polaris/contracts';
import { type SearchText, findTexts, searchText } from './search/forgiving-search.ts';

/** The filter of the list, with the names of its parameters. */
export interface ServiceFilter {
  q: string;
  category: string;
}

export interface Searchable {
  text: SearchText;
  category: string;
}

export const ALL = 'all';
export const SERVICES_PATH = '/services';

export const searchable = (
  service: Pick<Service, 'name' | 'description'> & { category: string },
): Searchable => ({
  text: searchText(service.name, service.description),
  category: service.category,
});

/** The filter, shared by the server and the page. */
export function findMatching<Item extends Searchable>(
  { q, category }: ServiceFilter,
  services: readonly Item[],
): Set<Item> {
  const ofCategory = services.filter((one) => category === ALL || one.category === category);
  const found = findTexts(
    q,
    ofCategory.map(({ text }) => text),
  );
  return new Set(found.map((index) => ofCategory[index]!));
}

export const readFilter = (search: URLSearchParams): ServiceFilter => ({
  q: search.get('q') ?? '',
  category: search.get('category') || ALL,
});

export function filterAddress({ q, category }: ServiceFilter): string {
  const search = new URLSearchParams();
  if (q.trim()) search.set('q', q.trim());
  if (category !== ALL) search.set('category', category);
  return search.size ? `${SERVICES_PATH}?${search.toString()}` : SERVICES_PATH;
}

export const serviceCountText = (count: number): string =>
  count === 1 ? '1 service' : `${count} services`;
