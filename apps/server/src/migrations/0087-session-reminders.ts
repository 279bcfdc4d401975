import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Clients are reminded of their sessions. */
export class SessionReminders1700000000087 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(reminders);
    await queryRunner.query(mails);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      drop trigger appointments_withdraw_reminders on sessions_appointments;
      drop trigger appointments_delete_mails on sessions_appointments;
      drop trigger appointments_reminders_again on sessions_appointments;
      drop trigger appointments_reminders on sessions_appointments;
      drop function withdraw_reminders, skip_late_reminders;
      drop table appointment_reminders;
      alter table mail_outbox drop "sendBefore";
    `);
  }
}

const reminders = `
  -- Which were sent, or are not to be sent. A session that moves has another start, and so other reminders.
  create table appointment_reminders (
    "appointmentId" integer not null references sessions_appointments on delete cascade,
    "startTime" timestamptz not null,
    "hoursBefore" smallint not null check ("hoursBefore" in (1, 24)),
    primary key ("appointmentId", "startTime", "hoursBefore")
  );
  create index appointment_reminders_start on appointment_reminders ("startTime");

  -- Nobody is reminded within an hour of what they were told when it was booked or moved.
  create function skip_late_reminders() returns trigger language plpgsql as $$
  begin
    insert into appointment_reminders
      select new.id, new."startTime", h from unnest(array[1, 24]) h
      where new."startTime" < now() + make_interval(hours => h + 1)
      on conflict do nothing;
    return null;
  end $$;
  create trigger appointments_reminders after insert on sessions_appointments
    for each row execute function skip_late_reminders();
  create trigger appointments_reminders_again
    after update of "startTime", status on sessions_appointments for each row
    when (new.status = 'scheduled'
      and (old.status <> new.status or old."startTime" <> new."startTime"))
    execute function skip_late_reminders();

  -- Sessions that are due already when this version starts.
  insert into appointment_reminders
    select id, "startTime", h from sessions_appointments, unnest(array[1, 24]) h
    where status = 'scheduled' and "startTime" > now()
      and "startTime" < now() + make_interval(hours => h);
`;

const mails = `
  -- After this, nobody has any use for it.
  alter table mail_outbox add "sendBefore" timestamptz;

  create trigger appointments_delete_mails after delete on sessions_appointments
    for each row execute function delete_mails_about();

  create function withdraw_reminders() returns trigger language plpgsql as $$
  begin
    delete from mail_outbox where "aboutTable" = 'sessions_appointments' and "aboutId" = new.id
      and kind = 'session_reminder' and status in ('queued', 'held');
    return null;
  end $$;
  create trigger appointments_withdraw_reminders
    after update of "startTime", status on sessions_appointments
    for each row when (old.status <> new.status or old."startTime" <> new."startTime")
    execute function withdraw_reminders();
`;
