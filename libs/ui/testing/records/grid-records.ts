import {
  type Customer,
  type GridCustomer,
  type SavedView,
  gridCustomerSchema,
  savedViewSchema,
  withNulls,
} from '@polaris/contracts';
import { list } from '../mock-server.ts';
import { someCustomer } from './records.ts';

export const someGridCustomer = (own: Partial<GridCustomer> = {}): GridCustomer =>
  withNulls(gridCustomerSchema, {
    ...someCustomer(),
    lastActivityAt: null,
    nextFollowUp: null,
    owed: 0,
    tags: [],
    ...own,
  });

/** A page of the grid with customers without other records. */
export const gridList = (customers: readonly Customer[]) =>
  list(customers.map((customer) => someGridCustomer(customer)));

const at = '2026-01-02T15:00:00.000Z';

export const someView = (own: Partial<SavedView> = {}): SavedView =>
  withNulls(savedViewSchema, {
    id: 5,
    kind: 'customers',
    name: 'Leads',
    filters: { status: 'potential' },
    layout: 'table',
    version: 1,
    createdAt: at,
    updatedAt: at,
    ...own,
  });
