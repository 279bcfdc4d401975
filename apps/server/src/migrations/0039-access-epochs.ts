import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What lets someone into an account carries the account's epoch, and ends when that is raised. */
export class AccessEpochs1700000000039 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(epochs + cancellation + triggers);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      drop trigger sessions_access_ended on sessions;
      drop trigger users_access_deleted on users;
      drop trigger users_access_changed on users;
      drop trigger users_raise_epoch on users;
      drop function notify_session_ended, notify_access_changed, raise_access_epoch;
      delete from one_time_tokens where purpose = 'cancel';
      delete from mail_outbox where secrets = 'cancel';
      alter table one_time_tokens drop epoch, drop constraint one_time_tokens_purpose,
        add constraint one_time_tokens_purpose check (purpose in ('reset', 'setup', 'verify'));
      alter table app_codes drop epoch;
      alter table users drop "accessEpoch";
      alter table mail_outbox drop constraint mail_outbox_secrets_check,
        add constraint mail_outbox_secrets_check check (secrets in (
          'reset', 'verify', 'testimonial_request', 'testimonial_author', 'confirm', 'unsubscribe',
          'invitation'
        ));
    `);
  }
}

/** A login session has it in its data; without one it began in the first epoch. */
const epochs = `
  alter table users add "accessEpoch" integer not null default 0;
  alter table one_time_tokens add epoch integer not null default 0;
  alter table app_codes add epoch integer not null default 0;
`;

/** The link that cancels a change of address. */
const cancellation = `
  alter table one_time_tokens drop constraint one_time_tokens_purpose,
    add constraint one_time_tokens_purpose check (purpose in ('reset', 'setup', 'verify', 'cancel'));
  alter table mail_outbox drop constraint mail_outbox_secrets_check,
    add constraint mail_outbox_secrets_check check (secrets in (
      'reset', 'verify', 'testimonial_request', 'testimonial_author', 'confirm', 'unsubscribe',
      'invitation', 'cancel'
    ));
`;

/** The first is the last guard: it holds for SQL by hand, too. The others tell open streams. */
const triggers = `
  create function raise_access_epoch() returns trigger language plpgsql as $$
  begin
    new."accessEpoch" := old."accessEpoch" + 1;
    new."pendingEmail" := null;
    return new;
  end $$;
  create trigger users_raise_epoch before update of "passwordHash", "disabledAt" on users
    for each row when (
      new."passwordHash" is distinct from old."passwordHash"
      or (new."disabledAt" is not null and old."disabledAt" is null)
    ) execute function raise_access_epoch();

  create function notify_access_changed() returns trigger language plpgsql as $$
  begin
    perform pg_notify('access_changed', old.id);
    return null;
  end $$;
  create trigger users_access_changed after update on users for each row when (
      new."accessEpoch" <> old."accessEpoch" or new."isAdmin" <> old."isAdmin"
    ) execute function notify_access_changed();
  create trigger users_access_deleted after delete on users
    for each row execute function notify_access_changed();

  create function notify_session_ended() returns trigger language plpgsql as $$
  begin
    perform pg_notify('access_changed', old.sess->>'passport');
    return null;
  end $$;
  create trigger sessions_access_ended after delete on sessions
    for each row when (old.sess->>'passport' is not null) execute function notify_session_ended();
`;
