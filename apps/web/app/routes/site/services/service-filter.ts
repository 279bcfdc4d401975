import type { Service } from '@polaris/contracts';
import { type SearchText, findTexts, searchText } from './search/forgiving-search.ts';

/** What the list is narrowed to; the words of its address. */
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

/** The one rule of the list, for the server and for the page that filters while one types. */
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

export const countText = (count: number): string =>
  count === 1 ? '1 service' : `${count} services`;
