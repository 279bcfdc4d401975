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

interface AdminPlace {
  path: string;
  label: string;
  icon: LucideIcon;
}

/** Where the side navigation and the palette lead, in this order. */
export const dailyPlaces = [
  { path: '/admin', label: 'Dashboard', icon: Gauge },
  { path: '/admin/contacts', label: 'Submissions', icon: Inbox },
  { path: '/admin/services', label: 'Services', icon: Tags },
  { path: '/admin/customers', label: 'Customers', icon: Users },
  { path: '/admin/activity', label: 'Activity', icon: NotebookPen },
  { path: '/admin/assets', label: 'Assets', icon: FolderOpen },
] as const satisfies readonly AdminPlace[];

/** What is seldom needed: it stands below the six. */
export const recordPlaces = [
  { path: '/admin/mail', label: 'Mail', icon: Mail },
  { path: '/admin/audit', label: 'Audit Log', icon: History },
  { path: '/admin/trash', label: 'Trash', icon: Trash2 },
] as const satisfies readonly AdminPlace[];

export const places = [...dailyPlaces, ...recordPlaces];

export type PlacePath = (typeof places)[number]['path'];
