import { ownerRead } from '../../api/owner-calls.ts';
import { recordChangeSchema } from './record-change.ts';

export const streamChanges = ownerRead({
  tag: 'Events',
  summary: 'Hear which records change',
  description:
    'An event `change` names a record that was made, changed or deleted; with the id null, many of a ' +
    'kind. After `reset`, changes may have been missed. `heartbeat` says that the stream is open.',
  path: '/api/admin/events',
  unattended: true,
  events: recordChangeSchema,
  errors: { 429: 'Too many streams are open for this account.' },
});
