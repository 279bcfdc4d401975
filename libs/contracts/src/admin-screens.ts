/** What the navigation groups the screens by; those of daily work come first. */
export const adminScreenGroups = {
  daily: 'Daily work',
  sales: 'Sales',
  audience: 'Audience',
  settings: 'Records and settings',
} as const;

interface AdminScreen {
  path: string;
  label: string;
  group: keyof typeof adminScreenGroups;
}

/** The screens of the admin area, in the order of its navigation, the palette and the app's menu. */
export const adminScreens = [
  { path: '/admin', label: 'Dashboard', group: 'daily' },
  { path: '/admin/contacts', label: 'Submissions', group: 'daily' },
  { path: '/admin/services', label: 'Services', group: 'daily' },
  { path: '/admin/customers', label: 'Customers', group: 'daily' },
  { path: '/admin/activity', label: 'Activity', group: 'daily' },
  { path: '/admin/assets', label: 'Assets', group: 'daily' },
  { path: '/admin/purchases', label: 'Purchases', group: 'sales' },
  { path: '/admin/invoices', label: 'Invoices', group: 'sales' },
  { path: '/admin/money', label: 'Money', group: 'sales' },
  { path: '/admin/testimonials', label: 'Testimonials', group: 'audience' },
  { path: '/admin/subscribers', label: 'Subscribers', group: 'audience' },
  { path: '/admin/mail', label: 'Mail', group: 'audience' },
  { path: '/admin/reply-templates', label: 'Reply Templates', group: 'audience' },
  { path: '/admin/business-profile', label: 'Business Profile', group: 'settings' },
  { path: '/admin/audit', label: 'Audit Log', group: 'settings' },
  { path: '/admin/trash', label: 'Trash', group: 'settings' },
  { path: '/admin/backups', label: 'Backups', group: 'settings' },
] as const satisfies readonly AdminScreen[];

/** The address of a customer's record. */
export const CUSTOMER_PATH = '/admin/customers/:id';

/** The addresses of a new invoice, and of one that is there. */
export const NEW_INVOICE_PATH = '/admin/invoices/new';
export const INVOICE_PATH = '/admin/invoices/:id';

/** Every address of the admin area; any other below it is not found. */
export const adminPaths: readonly string[] = [
  ...adminScreens.map(({ path }) => path),
  CUSTOMER_PATH,
  NEW_INVOICE_PATH,
  INVOICE_PATH,
];

/** The address of a screen that the navigation leads to. */
export type AdminPath = (typeof adminScreens)[number]['path'];
