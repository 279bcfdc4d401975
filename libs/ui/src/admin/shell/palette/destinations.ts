import { NEW_INVOICE_PATH, NEW_OFFER_PATH, adminScreens } from '@polaris/contracts/admin-screens';

/** A page that the palette opens, matched by its label alone. */
export interface Destination {
  label: string;
  to: string;
}

export const pages: readonly Destination[] = adminScreens.map(({ label, path }) => ({
  label,
  to: path,
}));

export const quickActions: readonly Destination[] = [
  { label: 'Add New Customer', to: '/admin/customers#new-customer-title' },
  { label: 'Add New Company', to: '/admin/companies#new-company-title' },
  { label: 'Log New Activity', to: '/admin/activity#log-title' },
  { label: 'Book a Session', to: '/admin/calendar?edit=new' },
  { label: 'Add New Task', to: '/admin/tasks#task-title' },
  { label: 'Record a Sale', to: '/admin/purchases?edit=new' },
  { label: 'Add Service', to: '/admin/services?edit=new' },
  { label: 'Add Asset', to: '/admin/assets?edit=new' },
  { label: 'New Offer', to: NEW_OFFER_PATH },
  { label: 'New Invoice', to: NEW_INVOICE_PATH },
  { label: 'New Essay', to: '/admin/essays/new' },
];

/** True if every typed word starts a word of the label: "cust new" finds "Add New Customer". */
export function fits(label: string, typed: string): boolean {
  const words = label.toLowerCase().split(/\s+/);
  const parts = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return parts.every((part) => words.some((word) => word.startsWith(part)));
}
