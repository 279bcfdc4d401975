import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An example of what a later migration can do: add a table and a required column, and update rows. */
export class Example1700000099999 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table harbors (
        id integer generated always as identity primary key,
        "customerId" integer not null references customers on delete cascade
      );
      alter table customers add pier varchar(20) not null default 'none';
      alter table customers disable trigger user;
      update customers set pier = 'north' where company is not null;
      alter table customers enable trigger user;
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      drop table harbors;
      alter table customers drop pier;
    `);
  }
}
