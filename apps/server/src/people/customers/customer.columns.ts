import { type Customer, customerSchema, email, readNumber } from '@polaris/contracts';
import { safeParse } from 'zod/mini';
import { dollarsColumn, plain, time } from '../../platform/database/list/column';
import { Columns } from '../../platform/database/list/columns';
import type { CustomerEntity } from './customer.entity';

/** As people write it: "On Hold". An empty cell leaves the status as it is. */
const statusOfCell = (cell: string): string | undefined =>
  cell
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_') || undefined;

/** "$1,200.00" or "1.200,00". An empty cell leaves the amount as it is. */
const amountOfCell = (cell: string): string | number | undefined =>
  cell.trim() === '' ? undefined : (readNumber(cell).value ?? cell);

/** Address books and invoicing products put several values into a cell. */
const firstOf = (cell: string): string =>
  cell.includes(SEVERAL) ? (cell.split(SEVERAL).find((value) => value.trim()) ?? '').trim() : cell;
const SEVERAL = ' ::: ';

/** What may be an address: the signs around it are of lists, names and links. */
const ADDRESS = /[^\s<>()[\],;|"\u201C\u201D]+@[^\s<>()[\],;|"\u201C\u201D]+/g;

/** "maya@example.com", also of "Maya <maya@example.com>", a link, or the first of several. */
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

/** Without the scheme of a link. */
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
