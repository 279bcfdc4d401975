import { Backups1700000000011 } from '../0011-backups';
import type { SchemaFixture } from './schema-fixture';

export const fixture: SchemaFixture = {
  migration: Backups1700000000011,
  rows: `
    insert into backup_runs (kind, result, "startedAt", "backupAt", file, bytes, rows, error) values
      ('backup', 'passed', '2024-09-01', '2024-09-01', '/backups/a.tar.gz', 5000000000, 1000000, null),
      ('restore', 'failed', '2024-09-02', null, null, null, null, 'It was damaged.');
    insert into mail_outbox (recipient, subject, body, status) values
      ('zoe@example.com', 'Waited', 'Text', 'held');
  `,
};
