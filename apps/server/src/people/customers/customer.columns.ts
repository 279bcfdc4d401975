import { type Customer, customerSchema, email, readNumber } from '@polaris/contracts';
import { safeParse } from 'zod/mini';
import { dollarsColumn, plain, time } from '../../platform/database/list/column';
import { Columns } from '../../platform/database/list/columns';
import { sql } from '../../platform/database/sql';
import type { CustomerEntity } from './customer.entity';

/** Reads a status as people write it, such as "On Hold". An empty cell leaves the status unchanged. */
const statusOfCell = (cell: string): string | undefined =>
  cell
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_') || undefined;

/** Reads "$1,200.00" or "1.200,00". An empty cell leaves the amount unchanged. */
const amountOfCell = (cell: string): string | number | undefined =>
  cell.trim() === '' ? undefined : (readNumber(cell).value ?? cell);

/** The first value: address books and invoicing products put several into one cell. */
const firstOf = (cell: string): string =>
  cell.includes(SEVERAL) ? (cell.split(SEVERAL).find((value) => value.trim()) ?? '').trim() : cell;
const SEVERAL = ' ::: ';

/** An email address, without the separators and brackets that lists, names and links put around it. */
const ADDRESS = /[^\s<>()[\],;|"\u201C\u201D]+@[^\s<>()[\],;|"\u201C\u201D]+/g;

/** The email address in "maya@example.com", "Maya <maya@example.com>" or a link; the first of several. */
function emailOfCell(cell: string): string {
  const found = (cell.match(ADDRESS) ?? []).map((text) =>
    text
      .replace(/^mailto:/i, '')
      .replace(/\?.*$/, '')
      .replace(/^'(.*)'$/, '$1')
      .replace(/\.$/, ''),
  );
  return found.find((text) => safeParse(address, text).success) ?? cell;
}
const address = email();

/** Removes the scheme of a `tel:` link. */
const phoneOfCell = (cell: string): string => firstOf(cell).replace(/^\s*tel:/i, '');

export const customerColumns = new Columns<CustomerEntity, Customer>(customerSchema, {
  id: plain('export'),
  name: plain('import'),
  email: plain('import', emailOfCell),
  phone: plain('import', phoneOfCell),
  company: plain('import', firstOf),
  status: plain('import', statusOfCell),
  totalValue: dollarsColumn('import', amountOfCell),
  notes: plain('import'),
  timeZone: plain('import'),
  convertedFromContactId: plain('none'),
  version: plain('none'),
  createdAt: time('export'),
  updatedAt: time('none'),
});

/** The search columns of customers, for the row `r`. */
export const searchedBy = {
  key: sql`r."searchText"`,
  start: sql`r.name`,
  phone: sql`r.phone`,
  largeTable: sql`customers`,
};
