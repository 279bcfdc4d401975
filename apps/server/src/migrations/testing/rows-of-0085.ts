import { IntroCalls1700000000085 } from '../0085-intro-calls';
import type { SchemaFixture } from './schema-fixture';

export const fixture: SchemaFixture = {
  migration: IntroCalls1700000000085,
  rows: `
    update sessions_appointments set "contactId" = (select min(id) from contact_submissions)
      where id = (select min(id) from sessions_appointments);
    insert into intro_call_holds ("serviceId", "startTime", "endTime", name, email, phone, message,
        arrival, "tokenHash", "codeHash", "expiresAt")
      select min(id), '2098-05-06T15:00:00Z', '2098-05-06T15:30:00Z', 'Maya Okafor', 'maya@calls.example',
        '(310) 555-0110', 'About our numbers.', '{"page": "/services"}', 'a', 'b', '2098-01-01T00:00:00Z'
      from services;
    insert into appointment_links (hash, "appointmentId", "expiresAt")
      select 'c', min(id), '2098-05-06T15:30:00Z' from sessions_appointments;
  `,
};
