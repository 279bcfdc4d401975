import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What becomes of a session that a client has booked of a purchase. */
export class OwnSessions1700000000081 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table sessions_appointments
        -- Whether it counts as one of the sessions of its purchase.
        add "usesSession" boolean not null default true,
        add moves integer not null default 0 check (moves >= 0),
        add place varchar(300) check (btrim(place) <> '');
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'alter table sessions_appointments drop "usesSession", drop moves, drop place',
    );
  }
}
