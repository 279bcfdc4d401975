import { SessionReminders1700000000087 } from '../0087-session-reminders';
import type { SchemaFixture } from './schema-fixture';

export const fixture: SchemaFixture = {
  migration: SessionReminders1700000000087,
  rows: `
    insert into appointment_reminders ("appointmentId", "startTime", "hoursBefore")
      select id, "startTime", 24 from sessions_appointments order by id limit 1
      on conflict do nothing;
    update mail_outbox set "sendBefore" = now() where id = (select min(id) from mail_outbox);
  `,
};
