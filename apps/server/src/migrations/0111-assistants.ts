import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Connections of the owner's assistants, and what they called. */
export class Assistants1700000000111 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      -- One row at most; without it, assistants are off.
      create table assistant_settings (
        id integer primary key default 1 check (id = 1),
        "isOn" boolean not null,
        hosts text[] not null
      );

      create table assistant_grants (
        id integer generated always as identity primary key,
        "userId" text not null references users on delete cascade,
        kind varchar(10) not null check (kind in ('browser', 'pasted')),
        -- The address of the client's metadata; null for a token to paste.
        "clientId" varchar(500),
        host varchar(253),
        label varchar(253) not null,
        scopes text[] not null,
        -- The address of the interface for which it was allowed.
        resource varchar(500) not null,
        epoch integer not null,
        "createdAt" timestamptz(3) not null default now(),
        "expiresAt" timestamptz(3) not null,
        -- Null until its code was exchanged.
        "connectedAt" timestamptz(3),
        "lastUsedAt" timestamptz(3),
        "revokedAt" timestamptz(3),
        constraint assistant_grants_client check (
          (kind = 'browser') = ("clientId" is not null) and num_nulls("clientId", host) in (0, 2))
      );
      create index assistant_grants_user on assistant_grants ("userId");

      create table assistant_tokens (
        -- SHA-256 of the token.
        hash text primary key,
        "grantId" integer not null references assistant_grants on delete cascade,
        kind varchar(10) not null check (kind in ('code', 'access', 'refresh', 'pasted')),
        -- Of a code: what its verifier and the redirect address must be.
        challenge varchar(128),
        "redirectUri" varchar(2000),
        "expiresAt" timestamptz(3) not null,
        "usedAt" timestamptz(3),
        constraint assistant_tokens_code check (
          num_nulls(challenge, "redirectUri") = case kind when 'code' then 0 else 2 end)
      );
      create index assistant_tokens_grant on assistant_tokens ("grantId");
      create index assistant_tokens_age on assistant_tokens ("expiresAt");

      create table assistant_calls (
        id integer generated always as identity primary key,
        "grantId" integer not null references assistant_grants on delete cascade,
        tool varchar(50) not null,
        records text[] not null,
        at timestamptz(3) not null default now()
      );
      create index assistant_calls_grant on assistant_calls ("grantId", id desc);
      create index assistant_calls_age on assistant_calls (at);
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'drop table assistant_calls, assistant_tokens, assistant_grants, assistant_settings',
    );
  }
}
