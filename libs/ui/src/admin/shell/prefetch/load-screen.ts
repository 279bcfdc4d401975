import { type AdminPath, CUSTOMER_PATH, INVOICE_PATH, NEW_INVOICE_PATH } from '@polaris/contracts';
import { matchPath } from 'react-router';
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
  [NEW_INVOICE_PATH]: later.NewInvoiceScreen.load,
} satisfies Partial<Record<AdminPath | typeof NEW_INVOICE_PATH, Load>>;

/** Loads the script of the screen at an address, unless it is loaded; a failure shows when it is opened. */
export async function loadScreen(path: string): Promise<void> {
  const record = matchPath(CUSTOMER_PATH, path) && later.CustomerRecord.load;
  const invoice = matchPath(INVOICE_PATH, path) && later.InvoiceRoute.load;
  await (scripts[path] ?? record ?? invoice)?.().catch(() => undefined);
}
