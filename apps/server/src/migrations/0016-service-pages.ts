import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a service's own page says: five lines of plain text, and five texts in Markdown. */
export class ServicePages1700000000016 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table services
        add situation varchar(300),
        add audience varchar(300),
        add "notFor" varchar(300),
        add duration varchar(300),
        add availability varchar(300),
        add deliverables varchar(4000),
        add process varchar(4000),
        add "priceCovers" varchar(4000),
        add questions varchar(4000),
        add sample varchar(4000)
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table services
        drop situation,
        drop audience,
        drop "notFor",
        drop duration,
        drop availability,
        drop deliverables,
        drop process,
        drop "priceCovers",
        drop questions,
        drop sample
    `);
  }
}
