import { titleCase } from '../../shared/record/format.ts';

/** The labels of backup tables, most important first. */
const labels: Partial<Record<string, string>> = {
  contact_submissions: 'Submissions',
  customers: 'Customers',
  companies: 'Companies',
  activities: 'Activities',
  tasks: 'Tasks',
  calendar_feeds: 'Calendar feeds',
  assistant_settings: 'Settings of assistants',
  purchases: 'Purchases',
  purchase_notes: 'Notes on purchases',
  purchase_parts: 'Payment plans',
  purchase_steps: 'Steps of purchases',
  offers: 'Offers',
  offer_versions: 'Versions of offers',
  offer_acceptances: 'Accepted offers',
  offer_files: 'Files of offers',
  offer_links: 'Links of offers',
  offer_templates: 'Templates of offers',
  retainers: 'Retainers',
  retainer_months: 'Months of retainers',
  payments: 'Payments',
  payment_links: 'Payment links',
  refunds: 'Refunds',
  invoices: 'Invoices',
  invoice_lines: 'Lines of invoices',
  invoice_files: 'Files of invoices',
  invoice_numbers: 'Numbers of invoices',
  business_profile: 'Business profile',
  sessions_appointments: 'Sessions',
  services: 'Services',
  assets: 'Assets',
  essays: 'Essays',
  users: 'Accounts',
  identities: 'Sign-ins by a provider',
  invitations: 'Invitations',
  communication_preferences: 'Communication preferences',
  customer_companies: 'People of companies',
  company_conversions: 'Companies made from names',
  converted_customers: 'Texts that became companies',
  customer_merges: 'Merges of customers',
  customer_merge_undos: 'Merges that can be undone',
  different_customers: 'Customers who are not the same person',
  customer_imports: 'Imports of customers',
  imported_customers: 'Customers of imports',
  subscribers: 'Newsletter subscribers',
  subscriber_tokens: 'Newsletter links',
  newsletter_issues: 'Newsletter',
  newsletter_deliveries: 'Newsletters sent',
  mail_outbox: 'Mail',
  mail_settings: 'Mail server',
  site_content: 'Texts of the site',
  site_pictures: 'Pictures of the site',
  reply_templates: 'Reply templates',
  saved_views: 'Saved views',
  trash: 'Trash',
  audit_log: 'Audit log',
};

const order = Object.keys(labels);

const rank = (name: string) => (Object.hasOwn(labels, name) ? order.indexOf(name) : order.length);

export const tableLabel = (name: string): string => labels[name] ?? titleCase(name);

/** Ordered like the labels, then tables without one. */
export const inLabelOrder = <T extends { name: string }>(tables: readonly T[]): T[] =>
  [...tables].sort((one, other) => rank(one.name) - rank(other.name));
