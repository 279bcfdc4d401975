import { Tasks1700000000071 } from '../0071-tasks';
import type { SchemaFixture } from './schema-fixture';

/** Tasks of each state, one that is in the trash, and a feed. */
export const fixture: SchemaFixture = {
  migration: Tasks1700000000071,
  rows: `
    insert into tasks (title, "customerId", "dueOn", "dueTime", "snoozedUntil", "doneAt") values
      ('Send the proposal', 1, '2026-04-07', '15:00', null, null),
      ('Renew the domain', null, '2026-04-06', null, '2098-04-08T04:00Z', null),
      ('Pay the rent', null, '2026-04-01', null, null, '2026-04-01T16:00Z'),
      ('Deleted Task', 1, '2026-04-09', null, null, null);
    insert into trash (kind, "recordId", label, rows, "deletedBy")
      select 'task', r.id, r.title, jsonb_build_object('row', to_jsonb(r)), 'owner'
      from tasks r where r.title = 'Deleted Task';
    delete from tasks where title = 'Deleted Task';
    insert into calendar_feeds ("userId", hash, epoch, "isOwners", "lastReadAt")
      select id, repeat('a1', 32), "accessEpoch", "isAdmin", '2026-04-05T10:00Z'
      from users where id = 'maya';
  `,
};
