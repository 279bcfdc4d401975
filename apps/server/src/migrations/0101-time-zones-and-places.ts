import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Submissions keep the time zone of their visitor, and all upcoming sessions say where they take place. */
export class TimeZonesAndPlaces1700000000101 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table contact_submissions add "timeZone" varchar(64);
      alter table intro_call_holds add "timeZone" varchar(64);
      alter table sessions_appointments disable trigger user;
      update sessions_appointments set place = (select place from booking_settings)
      where place is null and status = 'scheduled' and "startTime" > now();
      alter table sessions_appointments enable trigger user;
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table contact_submissions drop "timeZone";
      alter table intro_call_holds drop "timeZone";
    `);
  }
}
