import type { Call } from '../testing/call';

export const calls: Call[] = [
  { name: 'GET health/live', path: '/api/health/live', success: 200, who: 'anyone' },
  { name: 'GET health/ready', path: '/api/health/ready', success: 200, who: 'anyone' },
];
