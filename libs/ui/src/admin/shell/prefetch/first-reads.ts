import { type AdminPath, CUSTOMER_PATH, INVOICE_PATH } from '@polaris/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { matchPath } from 'react-router';
import { prefetchActivities } from '../../../api/activities.ts';
import { prefetchContacts } from '../../../api/contacts.ts';
import { prefetchCustomer } from '../../../api/customers.ts';
import * as later from '../later-screens.tsx';

type Load = () => Promise<unknown>;

/** The scripts of the screens that are loaded when they are opened. */
const scripts: Partial<Record<string, Load>> = {
  '/admin/services': later.ServicesScreen.load,
  '/admin/customers': later.CustomersScreen.load,
  '/admin/purchases': later.PurchasesScreen.load,
  '/admin/money': later.MoneyScreen.load,
  '/admin/testimonials': later.TestimonialsScreen.load,
  '/admin/subscribers': later.SubscribersScreen.load,
  '/admin/invoices': later.InvoicesScreen.load,
  '/admin/mail': later.MailScreen.load,
  '/admin/reply-templates': later.ReplyTemplatesScreen.load,
  '/admin/business-profile': later.BusinessProfileScreen.load,
  '/admin/audit': later.AuditScreen.load,
  '/admin/trash': later.TrashScreen.load,
  '/admin/backups': later.BackupsScreen.load,
} satisfies Partial<Record<AdminPath, Load>>;

/** What the customers are filtered, sorted and laid out by is a part of what they read. */
async function readCustomers(cache: QueryClient, search: string): Promise<void> {
  const { readFirstCustomers } = await later.CustomersScreen.load();
  await readFirstCustomers(cache, search);
}

/** What the other lists read first where nothing in the address filters them. */
const lists: Partial<Record<string, (cache: QueryClient) => Promise<void>>> = {
  '/admin/contacts': prefetchContacts,
  '/admin/activity': prefetchActivities,
} satisfies Partial<Record<AdminPath, unknown>>;

const customerIn = (path: string): number => Number(matchPath(CUSTOMER_PATH, path)?.params.id) || 0;

/** Loads the script of the screen at an address, unless it is loaded; a failure shows when it is opened. */
export function loadScreen(path: string): Promise<unknown> {
  const record = customerIn(path) > 0 && later.CustomerRecord.load;
  const invoice = matchPath(INVOICE_PATH, path) && later.InvoiceRoute.load;
  const load = scripts[path] ?? (record || invoice || undefined);
  return load?.().catch(() => undefined) ?? Promise.resolve();
}

/** Reads what the screen at an address shows first, unless it is cached. */
export function readFirstData(cache: QueryClient, { pathname, search }: URL): void {
  const customer = customerIn(pathname);
  if (customer > 0) void prefetchCustomer(cache, customer);
  else if (pathname === '/admin/customers') readCustomers(cache, search).catch(() => undefined);
  else if (!search) void lists[pathname]?.(cache);
}
