import type { Call } from '../../testing/call';

export const calls: Call[] = [
  { name: 'GET admin/audit', path: '/api/admin/audit', success: 200, who: 'owner' },
];
