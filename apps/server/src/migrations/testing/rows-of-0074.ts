import { ClientUpdates1700000000074 } from '../0074-client-updates';
import type { SchemaFixture } from './schema-fixture';

export const fixture: SchemaFixture = {
  migration: ClientUpdates1700000000074,
  rows: `
    insert into client_updates ("userId", topic, line)
      select min(id), 'file:1', 'New file: Kick-off notes.txt' from users;
  `,
};
