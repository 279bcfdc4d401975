import type { AdminScreen } from './admin-sections.ts';
import { settingsScreens } from './settings-screen-table.ts';
import { weekIn } from '../../schedule/calendar/week-in.ts';
import { CONTACTS, customers, idIn, list, read } from './screen-reads.ts';

/**
 * The screens of the admin area, in the order of its navigation, the palette and the app's menu. Their
 * icons and scripts, which only a browser has, are in the `screens.ts` of its shell.
 */
export const adminScreens = [
  {
    path: '/admin',
    label: 'Dashboard',
    group: 'daily',
    letter: 'd',
    reads: () => [
      read('/api/admin/today'),
      read('/api/admin/backups'),
      read('/api/admin/health'),
      read('/api/admin/checklist'),
      read('/api/admin/money'),
      read(CONTACTS, { limit: 1 }),
      read(CONTACTS, { limit: 5, status: 'new' }),
      read('/api/activities/recent', { limit: 5 }),
      read('/api/admin/statistics/weeks'),
    ],
  },
  {
    path: '/admin/contacts',
    label: 'Submissions',
    group: 'daily',
    letter: 's',
    reads: (search) => [
      read('/api/admin/views', { kind: 'contacts' }),
      ...list(CONTACTS, search, 'q status prefers phone'),
      ...idIn(search.get('highlight')).flatMap((id) => [
        read(`${CONTACTS}/:id/messages`, {}, { id }),
        read('/api/admin/assistant-drafts', { contactId: id }),
      ]),
    ],
  },
  {
    path: '/admin/services',
    label: 'Services',
    group: 'daily',
    letter: 'v',
    reads: () => [read('/api/services')],
  },
  {
    path: '/admin/customers',
    label: 'Customers',
    group: 'daily',
    section: 'customers',
    letter: 'c',
    reads: (search) => [
      read('/api/admin/views', { kind: 'customers' }),
      read('/api/admin/customer-fields'),
      read('/api/admin/tags'),
      read(CONTACTS, { limit: 50, converted: 'false' }),
      ...customers(search),
    ],
  },
  {
    path: '/admin/activity',
    label: 'Activity',
    group: 'daily',
    letter: 'a',
    reads: (search) => [
      read('/api/customers', { limit: 8 }),
      ...list('/api/activities', search, 'q type id'),
    ],
  },
  {
    path: '/admin/assets',
    label: 'Assets',
    group: 'daily',
    letter: 't',
    reads: () => [read('/api/assets')],
  },
  {
    path: '/admin/calendar',
    label: 'Calendar',
    group: 'daily',
    letter: 'g',
    reads: (search) => [read('/api/admin/calendar', weekIn(search.get('week')))],
  },
  {
    path: '/admin/tasks',
    label: 'Tasks',
    group: 'daily',
    letter: 'f',
    reads: (search) => {
      const shown = new URLSearchParams(search);
      if (!shown.has('state') && !shown.has('id')) shown.set('state', 'open');
      return [
        read('/api/customers', { limit: 8 }),
        ...list('/api/admin/tasks', shown, 'q state id'),
      ];
    },
  },
  {
    path: '/admin/companies',
    label: 'Companies',
    group: 'daily',
    section: 'customers',
    letter: 'j',
    reads: (search) => [
      read('/api/admin/company-texts'),
      read('/api/admin/company-conversions'),
      ...list('/api/admin/companies', search, 'q'),
    ],
  },
  {
    path: '/admin/offers',
    label: 'Offers',
    group: 'sales',
    section: 'sales',
    letter: 'x',
    reads: (search) => list('/api/admin/offers', search, 'q state'),
  },
  {
    path: '/admin/retainers',
    label: 'Retainers',
    group: 'sales',
    section: 'sales',
    reads: (search) => list('/api/admin/retainers', search, 'q state'),
  },
  {
    path: '/admin/purchases',
    label: 'Purchases',
    group: 'sales',
    section: 'sales',
    letter: 'p',
    reads: (search) => list('/api/admin/purchases', search, 'q status'),
  },
  {
    path: '/admin/invoices',
    label: 'Invoices',
    group: 'sales',
    letter: 'i',
    reads: (search) => list('/api/admin/invoices', search, 'q state'),
  },
  {
    path: '/admin/money',
    label: 'Money',
    group: 'sales',
    letter: 'm',
    reads: (search) => {
      const year = search.get('year');
      return [read('/api/admin/money', { year: year ? Number(year) : '' })];
    },
  },
  {
    path: '/admin/subscribers',
    label: 'Subscribers',
    group: 'business',
    section: 'audience',
    letter: 'n',
    reads: (search) => [
      read('/api/admin/newsletter'),
      ...list('/api/admin/subscribers', search, 'q status'),
    ],
  },
  {
    path: '/admin/testimonials',
    label: 'Testimonials',
    group: 'business',
    section: 'audience',
    letter: 'q',
    reads: (search) => list('/api/admin/testimonials', search, 'q status'),
  },
  {
    path: '/admin/essays',
    label: 'Essays',
    group: 'business',
    section: 'audience',
    letter: 'w',
    reads: (search) => list('/api/admin/essays', search),
  },
  {
    path: '/admin/mail',
    label: 'Mail',
    group: 'business',
    letter: 'e',
    reads: (search) => [read('/api/admin/backups'), ...list('/api/admin/mails', search, 'status')],
  },
  ...settingsScreens,
] as const satisfies readonly AdminScreen[];

/** The address of a screen that the navigation or a section leads to. */
export type AdminPath = (typeof adminScreens)[number]['path'];
