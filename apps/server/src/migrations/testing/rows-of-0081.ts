import { OwnSessions1700000000081 } from '../0081-own-sessions';
import type { SchemaFixture } from './schema-fixture';

export const fixture: SchemaFixture = {
  migration: OwnSessions1700000000081,
  rows: `
    update sessions_appointments set "usesSession" = false, moves = 2,
      place = 'https://meet.example/harbor'
      where id = (select min(id) from sessions_appointments);
  `,
};
