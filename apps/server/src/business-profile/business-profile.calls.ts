import type { Call } from '../testing/call';

export const calls: Call[] = [
  { name: 'GET bank-details', path: '/api/bank-details', success: 200, who: 'signed-in' },
  {
    name: 'GET admin/business-profile',
    path: '/api/admin/business-profile',
    success: 200,
    who: 'owner',
  },
  {
    name: 'PUT admin/business-profile',
    path: '/api/admin/business-profile',
    body: { legalName: 'Polaris Consulting', timeZone: 'UTC', daysUntilDue: 14 },
    success: 200,
    who: 'owner',
  },
];
