import type { ReadPath } from '../../api/api.ts';
import { fillPath } from '../../api/fill-path.ts';
import { customerStatusLabels } from '../../people/customers/customer.ts';

/*
 * The API paths that screens read first. This runs on the server and in browsers, so it imports no screen and no
 * contract.
 */

/** Returns the API paths that a screen reads first, from its search parameters and the id of its record. */
export type Reads = (search: URLSearchParams, id: string) => string[];

/** Builds the path of a read. Its query parameters are checked by the server's tests, not by types. */
export const read = (path: ReadPath, query: object = {}, params: object = {}): string =>
  fillPath(path, { params, query });

export const CONTACTS = '/api/admin/contact-submissions';

/** The reads of the frame around every screen. */
export const frameReads = [
  read('/api/auth/user'),
  read(CONTACTS, { limit: 1, status: 'new' }),
  read('/api/activities/due', { limit: 1 }),
];

/** Filters by day: the server does not know the owner's time zone, so the screen itself reads such a list. */
const days = 'receivedAfter receivedBefore activeAfter activeBefore sinceAfter sinceBefore'.split(
  ' ',
);

/** The read of a list, with the listed parameters that the address has. */
export function list(
  path: ReadPath,
  search: URLSearchParams,
  parameters = '',
  limit = 50,
  params: object = {},
): string[] {
  if (days.some((day) => search.has(day))) return [];
  const query = new Map<string, string | number>([['limit', limit]]);
  for (const name of parameters.split(' ')) query.set(name, search.get(name) ?? '');
  return [read(path, Object.fromEntries(query), params)];
}

export const idIn = (text: string | null): string[] =>
  /^[1-9]\d*$/.test(text ?? '') ? [text!] : [];

const GRID = '/api/admin/customers';
const gridParameters =
  'q status tag company valueFrom valueTo owed followUpBy fieldFilters sort fields';

/** The customers as a list, or the columns of their board. */
export function customers(search: URLSearchParams): string[] {
  if (search.get('layout') !== 'board') {
    // Columns that show fields are called field.7.
    const fields = [...(search.get('columns') ?? '').matchAll(/\bfield\.(\d+)/g)];
    const query = new URLSearchParams(search);
    query.set('fields', fields.map(([, id]) => id).join());
    return list(GRID, query, gridParameters, 100);
  }
  const shown = search.get('status')?.split(',') ?? Object.keys(customerStatusLabels);
  const column = (status: string) => new URLSearchParams([...search, ['status', status]]);
  return [
    ...list(GRID, search, gridParameters, 1),
    ...shown.flatMap((status) => list(GRID, column(status), gridParameters, 30)),
  ];
}
