import { IncludedSessions1700000000079 } from '../0079-included-sessions';
import type { SchemaFixture } from './schema-fixture';

export const fixture: SchemaFixture = {
  migration: IncludedSessions1700000000079,
  rows: `
    update services set "includedSessions" = 6, "sessionMinutes" = 45, "bookWithinDays" = 90
      where id = (select min(id) from services);
    update purchases set "includedSessions" = 6, "sessionMinutes" = 45, "bookBy" = '2098-06-30'
      where id = (select min(id) from purchases);
  `,
};
