import { Booking1700000000080 } from '../0080-booking';
import type { SchemaFixture } from './schema-fixture';

export const fixture: SchemaFixture = {
  migration: Booking1700000000080,
  rows: `
    insert into booking_settings (open, step, "bufferBefore", "bufferAfter", "noticeHours", "horizonDays",
        "dailyMax", "changeHours", "maxMoves", "beforePayment", place)
      values (true, 30, 0, 15, 24, 60, 4, 24, 3, true, 'https://meet.example/harbor');
    insert into availability_rules (weekday, "startsAt", "endsAt")
      values (1, '09:00', '12:00'), (1, '13:00', '17:00');
    insert into availability_exceptions (day, kind, "startsAt", "endsAt")
      values ('2098-07-03', 'closed', null, null), ('2098-07-05', 'open', '10:00', '12:00');
  `,
};
