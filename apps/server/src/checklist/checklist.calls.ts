import type { Call } from '../testing/call';

export const calls: Call[] = [
  { name: 'GET admin/checklist', path: '/api/admin/checklist', success: 200, who: 'owner' },
  {
    name: 'PUT admin/checklist',
    path: '/api/admin/checklist',
    body: { dismissed: false },
    success: 200,
    who: 'owner',
  },
];
