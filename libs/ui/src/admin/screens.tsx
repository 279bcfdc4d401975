import {
  FolderOpen,
  Gauge,
  History,
  Inbox,
  type LucideIcon,
  Mail,
  NotebookPen,
  Tags,
  Trash2,
  Users,
} from 'lucide-react';
import { type ComponentType, lazy } from 'react';

/** What each screen needs comes when it is opened, or before, when there is nothing else to do. */
const load = {
  dashboard: async () => (await import('./dashboard/dashboard-screen.tsx')).DashboardScreen,
  contacts: async () => (await import('./contacts/contacts-screen.tsx')).ContactsScreen,
  services: async () => (await import('./services/services-screen.tsx')).ServicesScreen,
  customers: async () => (await import('./customers/customers-screen.tsx')).CustomersScreen,
  customer: async () => (await import('./customer/customer-screen.tsx')).CustomerAtAddress,
  activity: async () => (await import('./activity/activity-screen.tsx')).ActivityScreen,
  assets: async () => (await import('./assets/assets-screen.tsx')).AssetsScreen,
  audit: async () => (await import('./audit/audit-screen.tsx')).AuditScreen,
  mail: async () => (await import('./mail/mail-screen.tsx')).MailScreen,
  trash: async () => (await import('./trash/trash-screen.tsx')).TrashScreen,
};

export const loadScreens = (): Promise<unknown> =>
  Promise.all(Object.values(load).map((screen) => screen()));

const later = (screen: () => Promise<ComponentType>) =>
  lazy(async () => ({ default: await screen() }));

interface AdminScreen {
  path: string;
  label: string;
  icon: LucideIcon;
  screen: ComponentType;
}

/** The back office: its side navigation and its pages are both made from these tables. */
export const adminScreens: readonly AdminScreen[] = [
  { path: '/admin', label: 'Dashboard', icon: Gauge, screen: later(load.dashboard) },
  { path: '/admin/contacts', label: 'Submissions', icon: Inbox, screen: later(load.contacts) },
  { path: '/admin/services', label: 'Services', icon: Tags, screen: later(load.services) },
  { path: '/admin/customers', label: 'Customers', icon: Users, screen: later(load.customers) },
  { path: '/admin/activity', label: 'Activity', icon: NotebookPen, screen: later(load.activity) },
  { path: '/admin/assets', label: 'Assets', icon: FolderOpen, screen: later(load.assets) },
];

/** What is seldom needed: it stands below the six. */
export const recordScreens: readonly AdminScreen[] = [
  { path: '/admin/mail', label: 'Mail', icon: Mail, screen: later(load.mail) },
  { path: '/admin/audit', label: 'Audit Log', icon: History, screen: later(load.audit) },
  { path: '/admin/trash', label: 'Trash', icon: Trash2, screen: later(load.trash) },
];

const customerScreen = { label: 'Customer', screen: later(load.customer) };

/** The screen of a path; a slash at its end makes no difference. */
export function screenAt(pathname: string): Pick<AdminScreen, 'label' | 'screen'> | undefined {
  const path = pathname.replace(/\/+$/, '');
  const screen = [...adminScreens, ...recordScreens].find((entry) => entry.path === path);
  return screen ?? (/^\/admin\/customers\/[^/]+$/.test(path) ? customerScreen : undefined);
}
