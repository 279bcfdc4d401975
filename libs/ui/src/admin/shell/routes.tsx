import type { ComponentType } from 'react';
import { ActivityScreen } from '../activities/activity-screen.tsx';
import { AssetsScreen } from '../assets/assets-screen.tsx';
import { AuditScreen } from '../audit/audit-screen.tsx';
import { ContactsScreen } from '../contacts/contacts-screen.tsx';
import { CustomerAtAddress } from '../customers/record/customer-screen.tsx';
import { CustomersScreen } from '../customers/customers-screen.tsx';
import { DashboardScreen } from '../dashboard/dashboard-screen.tsx';
import { MailScreen } from '../mail/mail-screen.tsx';
import { type PlacePath, places } from '../shared/navigation.ts';
import { ServicesScreen } from '../services/services-screen.tsx';
import { TrashScreen } from '../trash/trash-screen.tsx';

const screens: Record<PlacePath, ComponentType> = {
  '/admin': DashboardScreen,
  '/admin/contacts': ContactsScreen,
  '/admin/services': ServicesScreen,
  '/admin/customers': CustomersScreen,
  '/admin/activity': ActivityScreen,
  '/admin/assets': AssetsScreen,
  '/admin/mail': MailScreen,
  '/admin/audit': AuditScreen,
  '/admin/trash': TrashScreen,
};

interface Screen {
  label: string;
  screen: ComponentType;
}

/** The screen of a path; a slash at its end makes no difference. */
export function screenAt(pathname: string): Screen | undefined {
  const path = pathname.replace(/\/+$/, '');
  const place = places.find((entry) => entry.path === path);
  if (place) return { label: place.label, screen: screens[place.path] };
  if (/^\/admin\/customers\/[^/]+$/.test(path))
    return { label: 'Customer', screen: CustomerAtAddress };
  return undefined;
}
