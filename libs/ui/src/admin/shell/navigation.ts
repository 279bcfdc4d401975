import {
  type AdminPath,
  adminNavigation,
  adminScreenGroups,
} from '@polaris/contracts/admin-screens';
import { useDueActivities } from '../../api/people/activities.ts';
import { useUnreadCount } from '../../api/people/contacts.ts';

type Group = keyof typeof adminScreenGroups;

/** The entries by group, in navigation order. */
export const navigationGroups = (Object.keys(adminScreenGroups) as Group[]).map((group) => ({
  label: adminScreenGroups[group],
  items: adminNavigation.filter((entry) => entry.group === group),
}));

/** The screens in a phone's bottom bar. */
export const barItems = adminNavigation.filter(({ path }) =>
  ['/admin', '/admin/contacts', '/admin/customers', '/admin/activity'].includes(path),
);

/** The count of a screen, such as "3 unread". */
export interface Waiting {
  count: number;
  of: string;
}

/** The screens with counts. */
export function useWaiting(): Partial<Record<AdminPath, Waiting>> {
  const unread = useUnreadCount();
  const due = useDueActivities(1).data?.total ?? 0;
  return {
    ...(unread > 0 && { '/admin/contacts': { count: unread, of: 'unread' } }),
    ...(due > 0 && { '/admin/activity': { count: due, of: 'due' } }),
  };
}
