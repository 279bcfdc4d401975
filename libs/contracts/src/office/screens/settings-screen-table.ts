import type { AdminScreen } from './admin-sections.ts';
import { list, read } from './screen-reads.ts';

/** The settings, in the order of their section. */
export const settingsScreens = [
  {
    path: '/admin/settings',
    label: 'Settings',
    group: 'business',
    section: 'settings',
    letter: 'o',
    reads: () => [],
  },
  {
    path: '/admin/settings/site',
    label: 'Site',
    group: 'business',
    section: 'settings',
    letter: 'u',
    reads: (search) => [
      read('/api/admin/site-content'),
      read('/api/admin/site-content/:name', {}, { name: search.get('part') ?? 'site' }),
    ],
  },
  {
    path: '/admin/business-profile',
    label: 'Business Profile',
    group: 'business',
    section: 'settings',
    letter: 'b',
    reads: () => [read('/api/admin/business-profile')],
  },
  {
    path: '/admin/settings/booking',
    label: 'Booking',
    group: 'business',
    section: 'settings',
    letter: 'z',
    reads: () => [
      read('/api/admin/booking-settings'),
      read('/api/admin/availability-exceptions'),
      read('/api/admin/busy-calendars'),
      read('/api/admin/booking/explain'),
    ],
  },
  {
    path: '/admin/settings/mail',
    label: 'Mail Server',
    group: 'business',
    section: 'settings',
    letter: 'y',
    reads: () => [
      read('/api/admin/mail-settings'),
      read('/api/admin/mail-webhooks'),
      read('/api/admin/inbound-mail'),
    ],
  },
  {
    path: '/admin/reply-templates',
    label: 'Reply Templates',
    group: 'business',
    section: 'settings',
    letter: 'r',
    reads: () => [read('/api/admin/reply-templates')],
  },
  {
    path: '/admin/assistants',
    label: 'Assistants',
    group: 'business',
    section: 'settings',
    reads: () => [read('/api/admin/assistants')],
  },
  {
    path: '/admin/backups',
    label: 'Backups',
    group: 'business',
    section: 'settings',
    letter: 'k',
    reads: () => [read('/api/admin/backups')],
  },
  {
    path: '/admin/health',
    label: 'Health',
    group: 'business',
    section: 'settings',
    letter: 'h',
    reads: () => [read('/api/admin/health')],
  },
  {
    path: '/admin/trash',
    label: 'Trash',
    group: 'business',
    section: 'settings',
    reads: (search) => list('/api/admin/trash', search),
  },
  {
    path: '/admin/audit',
    label: 'Audit Log',
    group: 'business',
    section: 'settings',
    letter: 'l',
    reads: (search) => {
      if (search.get('records') === 'security')
        return list('/api/admin/security-events', search, 'event');
      const relation = new URLSearchParams({ relation: search.get('records') ?? '' });
      return list('/api/admin/audit', relation, 'relation');
    },
  },
] as const satisfies readonly AdminScreen[];
