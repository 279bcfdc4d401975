import { FolderOpen, Gauge, Inbox, type LucideIcon, Tags } from 'lucide-react';
import type { ComponentType } from 'react';
import { AssetsScreen } from './assets/assets-screen.tsx';
import { ContactsScreen } from './contacts/contacts-screen.tsx';
import { DashboardScreen } from './dashboard/dashboard-screen.tsx';
import { ServicesScreen } from './services/services-screen.tsx';

interface AdminScreen {
  path: string;
  label: string;
  icon: LucideIcon;
  screen: ComponentType;
}

/** The back office: its side navigation and its pages are both made from this table. */
export const adminScreens: readonly AdminScreen[] = [
  { path: '/admin', label: 'Dashboard', icon: Gauge, screen: DashboardScreen },
  { path: '/admin/contacts', label: 'Submissions', icon: Inbox, screen: ContactsScreen },
  { path: '/admin/services', label: 'Services', icon: Tags, screen: ServicesScreen },
  { path: '/admin/assets', label: 'Assets', icon: FolderOpen, screen: AssetsScreen },
];

/** The screen of a path; a slash at its end makes no difference. */
export const screenAt = (pathname: string): AdminScreen | undefined =>
  adminScreens.find(({ path }) => path === pathname.replace(/\/+$/, ''));
