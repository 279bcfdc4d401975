import type { RecordScreen } from './record-screens.ts';

/** The groups of the navigation, with those for daily work first. */
export const adminScreenGroups = {
  daily: 'Daily work',
  sales: 'Selling',
  business: 'Your business',
} as const;

/** Screens that share an entry of the navigation: it leads to the first of them, tabs lead to the others. */
export const adminSections = {
  customers: 'Customers',
  sales: 'Sales',
  audience: 'Audience',
  settings: 'Settings',
} as const;

export interface AdminScreen extends RecordScreen {
  group: keyof typeof adminScreenGroups;
  section?: keyof typeof adminSections;
  /** The key after `g` that opens it; without one, only a tab, the palette and the menu lead to it. */
  letter?: string;
}
