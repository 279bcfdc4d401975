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

interface NavItem {
  path: string;
  label: string;
  icon: LucideIcon;
}

/** The six screens of daily work, in the order of the side navigation and the palette. */
export const primaryNav = [
  { path: '/admin', label: 'Dashboard', icon: Gauge },
  { path: '/admin/contacts', label: 'Submissions', icon: Inbox },
  { path: '/admin/services', label: 'Services', icon: Tags },
  { path: '/admin/customers', label: 'Customers', icon: Users },
  { path: '/admin/activity', label: 'Activity', icon: NotebookPen },
  { path: '/admin/assets', label: 'Assets', icon: FolderOpen },
] as const satisfies readonly NavItem[];

/** Screens that are rarely needed, below the six. */
export const secondaryNav = [
  { path: '/admin/mail', label: 'Mail', icon: Mail },
  { path: '/admin/audit', label: 'Audit Log', icon: History },
  { path: '/admin/trash', label: 'Trash', icon: Trash2 },
] as const satisfies readonly NavItem[];

export const navigation = [...primaryNav, ...secondaryNav];

/** The address of a screen that the navigation leads to. */
export type AdminPath = (typeof navigation)[number]['path'];
