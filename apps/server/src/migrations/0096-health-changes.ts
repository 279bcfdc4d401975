import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What needs attention, and what became of a backup, is announced like a changed record. */
export class HealthChanges1700000000096 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create function announce_health() returns trigger language plpgsql as $$
      begin
        perform pg_notify('record_changed', '{"kind":"health","change":"updated","ids":null}');
        return null;
      end $$;
      create trigger health_alarms_announce after insert or delete on health_alarms
        for each row execute function announce_health();
      create trigger backup_runs_announce after insert on backup_runs
        for each row execute function announce_health();
      create trigger release_checks_announce after update on release_checks
        for each row when (old.newest is distinct from new.newest) execute function announce_health();
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      drop trigger release_checks_announce on release_checks;
      drop trigger backup_runs_announce on backup_runs;
      drop trigger health_alarms_announce on health_alarms;
      drop function announce_health;
    `);
  }
}
