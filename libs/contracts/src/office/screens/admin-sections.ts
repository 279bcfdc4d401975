import type { RecordScreen } from './record-screens.ts';

/** What the navigation groups its entries by; those of daily work come first. */
export const adminScreenGroups = {
  daily: 'Daily work',
  sales: 'Sales',
  business: 'Your business',
} as const;

/** Screens that share an entry of the navigation: it leads to the first of them, tabs lead to the others. */
export const adminSections = {
  customers: 'Customers',
  activity: 'Activity',
  audience: 'Audience',
  settings: 'Settings',
} as const;

export interface AdminScreen extends RecordScreen {
  group: keyof typeof adminScreenGroups;
  section?: keyof typeof adminSections;
  /** After `g` it leads there; without one, a tab, the palette and the menu do. */
  letter?: string;
}
