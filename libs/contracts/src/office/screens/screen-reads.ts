import type { ReadPath } from '../../api/api.ts';
import { fillPath } from '../../api/fill-path.ts';
import { customerStatusLabels } from '../../people/customers/customer.ts';

/*
 * How screens say what they read first, as addresses of the API. This runs in the server and in browsers,
 * so it imports no screen and no call.
 */

/** What a screen reads first at an address: its parameters, and the id of its record. */
export type Reads = (search: URLSearchParams, id: string) => string[];

/** The address of a read. Which parameters a call has is checked by no type, but by the server's tests. */
export const read = (path: ReadPath, query: object = {}, params: object = {}): string =>
  fillPath(path, { params, query });

export const CONTACTS = '/api/admin/contact-submissions';

/** What the frame reads on every screen. */
export const frameReads = [
  read('/api/auth/user'),
  read(CONTACTS, { limit: 1, status: 'new' }),
  read('/api/activities/due', { limit: 1 }),
];

/** The server does not know when a day starts where the owner is: such a list is left to the screen. */
const days = 'receivedAfter receivedBefore activeAfter activeBefore sinceAfter sinceBefore'.split(
  ' ',
);

/** A list with those of the parameters that the address has. */
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
