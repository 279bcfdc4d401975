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
import type { ComponentType } from 'react';
import { ActivityScreen } from './activity/activity-screen.tsx';
import { AssetsScreen } from './assets/assets-screen.tsx';
import { AuditScreen } from './audit/audit-screen.tsx';
import { ContactsScreen } from './contacts/contacts-screen.tsx';
import { CustomerAtAddress } from './customer/customer-screen.tsx';
import { CustomersScreen } from './customers/customers-screen.tsx';
import { DashboardScreen } from './dashboard/dashboard-screen.tsx';
import { MailScreen } from './mail/mail-screen.tsx';
import { ServicesScreen } from './services/services-screen.tsx';
import { TrashScreen } from './trash/trash-screen.tsx';

interface AdminScreen {
  path: string;
  label: string;
  icon: LucideIcon;
  screen: ComponentType;
}

/** The back office: its side navigation and its pages are both made from these tables. */
export const adminScreens: readonly AdminScreen[] = [
  { path: '/admin', label: 'Dashboard', icon: Gauge, screen: DashboardScreen },
  { path: '/admin/contacts', label: 'Submissions', icon: Inbox, screen: ContactsScreen },
  { path: '/admin/services', label: 'Services', icon: Tags, screen: ServicesScreen },
  { path: '/admin/customers', label: 'Customers', icon: Users, screen: CustomersScreen },
  { path: '/admin/activity', label: 'Activity', icon: NotebookPen, screen: ActivityScreen },
  { path: '/admin/assets', label: 'Assets', icon: FolderOpen, screen: AssetsScreen },
];

/** What is seldom needed: it stands below the six. */
export const recordScreens: readonly AdminScreen[] = [
  { path: '/admin/mail', label: 'Mail', icon: Mail, screen: MailScreen },
  { path: '/admin/audit', label: 'Audit Log', icon: History, screen: AuditScreen },
  { path: '/admin/trash', label: 'Trash', icon: Trash2, screen: TrashScreen },
];

const customerScreen = { label: 'Customer', screen: CustomerAtAddress };

/** The screen of a path; a slash at its end makes no difference. */
export function screenAt(pathname: string): Pick<AdminScreen, 'label' | 'screen'> | undefined {
  const path = pathname.replace(/\/+$/, '');
  const screen = [...adminScreens, ...recordScreens].find((entry) => entry.path === path);
  return screen ?? (/^\/admin\/customers\/[^/]+$/.test(path) ? customerScreen : undefined);
}
