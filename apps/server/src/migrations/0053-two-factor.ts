import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The keys of authenticator apps, and the recovery codes of the accounts that have one. */
export class TwoFactor1700000000053 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(tables);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table recovery_codes, second_factors');
  }
}

const tables = `
  create table second_factors (
    "userId" text primary key references users on delete cascade,
    -- Sealed with a key that is not in the database.
    secret text not null,
    -- Null until a code of the app has shown that it has the key.
    "enabledAt" timestamptz,
    -- Of the last code that was taken: none is taken twice.
    "lastStep" bigint not null default 0,
    "createdAt" timestamptz not null default now()
  );
  create table recovery_codes (
    "userId" text not null references second_factors on delete cascade,
    hash text not null,
    primary key ("userId", hash)
  );
`;
