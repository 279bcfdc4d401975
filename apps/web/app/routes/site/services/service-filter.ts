import type { Service } from '@polaris/contracts';

/** What the list is narrowed to; the words of its address. */
export interface ServiceFilter {
  q: string;
  category: string;
}

export interface Searchable {
  texts: readonly string[];
  category: string;
}

export const ALL = 'all';
export const SERVICES_PATH = '/services';

/** Letters without their case, white space without its kind: as people mean what they type. */
const fold = (text: string): string => text.normalize().toLowerCase().replace(/\s+/g, ' ');

export const searchable = (
  service: Pick<Service, 'name' | 'description'> & { category: string },
): Searchable => ({
  texts: [fold(service.name), fold(service.description)],
  category: service.category,
});

/** The one rule of the list, for the server and for the page that filters while one types. */
export function matching({ q, category }: ServiceFilter): (service: Searchable) => boolean {
  const wanted = fold(q.trim());
  return (service) =>
    (category === ALL || service.category === category) &&
    service.texts.some((text) => text.includes(wanted));
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
