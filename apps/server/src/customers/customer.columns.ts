import { type Customer, customerSchema } from '@polaris/contracts';
import { dollarsColumn, plain, time } from '../platform/database/list/column';
import { Columns } from '../platform/database/list/columns';
import type { CustomerEntity } from './customer.entity';

/** As people write it: "On Hold". An empty cell leaves the status as it is. */
const statusOfCell = (cell: string): string | undefined =>
  cell
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_') || undefined;

/** "$1,200.00". An empty cell leaves the amount as it is. */
const amountOfCell = (cell: string): string | undefined =>
  cell === '' ? undefined : cell.replace(/[$,\s]/g, '');

export const customerColumns = new Columns<CustomerEntity, Customer>(customerSchema, {
  id: plain('export'),
  name: plain('import'),
  email: plain('import'),
  phone: plain('import'),
  company: plain('import'),
  status: plain('import', statusOfCell),
  totalValue: dollarsColumn('import', amountOfCell),
  notes: plain('import'),
  timeZone: plain('import'),
  convertedFromContactId: plain('none'),
  version: plain('none'),
  createdAt: time('export'),
  updatedAt: time('none'),
});
