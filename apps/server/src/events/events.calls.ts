import { EVENTS_PATH } from '@polaris/contracts';
import type { Call } from '../testing/call';

export const calls: Call[] = [
  { name: 'GET admin/events', path: EVENTS_PATH, success: 200, who: 'owner' },
];
