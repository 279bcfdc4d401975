import { Letters1700000000062 } from '../0062-letters';
import type { SchemaFixture } from './schema-fixture';

export const fixture: SchemaFixture = {
  migration: Letters1700000000062,
  rows: `
    insert into newsletter_issues (subject, text, "sentAt", recipients, queued) values
      ('A place in March', E'March is free.\\n\\nWrite back.', '2026-04-01', 1, 1);
    insert into newsletter_deliveries ("issueId", "subscriberId")
      select id, 1 from newsletter_issues where subject = 'A place in March';
  `,
  // That the same rows are in the new tables is tested in letters.spec.ts.
  changes: { announced_essays: () => undefined, essay_deliveries: () => undefined },
};
