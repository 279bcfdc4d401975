interface AdminScreen {
  path: string;
  label: string;
  /** Primary screens are for daily work, secondary ones are rarely needed. */
  level: 'primary' | 'secondary';
}

/** The screens of the admin area, in the order of its navigation, the palette and the app's menu. */
export const adminScreens = [
  { path: '/admin', label: 'Dashboard', level: 'primary' },
  { path: '/admin/contacts', label: 'Submissions', level: 'primary' },
  { path: '/admin/services', label: 'Services', level: 'primary' },
  { path: '/admin/customers', label: 'Customers', level: 'primary' },
  { path: '/admin/activity', label: 'Activity', level: 'primary' },
  { path: '/admin/assets', label: 'Assets', level: 'primary' },
  { path: '/admin/purchases', label: 'Purchases', level: 'secondary' },
  { path: '/admin/invoices', label: 'Invoices', level: 'secondary' },
  { path: '/admin/money', label: 'Money', level: 'secondary' },
  { path: '/admin/testimonials', label: 'Testimonials', level: 'secondary' },
  { path: '/admin/subscribers', label: 'Subscribers', level: 'secondary' },
  { path: '/admin/mail', label: 'Mail', level: 'secondary' },
  { path: '/admin/reply-templates', label: 'Reply Templates', level: 'secondary' },
  { path: '/admin/business-profile', label: 'Business Profile', level: 'secondary' },
  { path: '/admin/audit', label: 'Audit Log', level: 'secondary' },
  { path: '/admin/trash', label: 'Trash', level: 'secondary' },
  { path: '/admin/backups', label: 'Backups', level: 'secondary' },
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
