import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * AccessService revokes what was made in an epoch, by its one list. Whatever ends the epoch without it, SQL
 * by hand, still ends what counts in that epoch: the epoch itself is raised by a trigger.
 */
export class RevokedCredentials1700000000055 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop trigger users_access_ended on users');
    await queryRunner.query('drop function delete_ended_access');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create function delete_ended_access() returns trigger language plpgsql as $$
      begin
        delete from sessions where sess->>'passport' = old.id;
        delete from app_codes where "userId" = old.id;
        delete from one_time_tokens where "userId" = old.id;
        return null;
      end $$;
      create trigger users_access_ended after update on users
        for each row when (new."accessEpoch" <> old."accessEpoch")
        execute function delete_ended_access();
    `);
  }
}
