import { sql } from '../../platform/database/sql';
import type { QueryRunner } from 'typeorm';

/**
 * Part of a restore: mail that waited when the backup was made may have been sent since. Returns how many mails the
 * owner has to decide about.
 */
export async function holdWaitingMail(runner: QueryRunner): Promise<number> {
  await runner.query(
    sql`update mail_outbox set status = 'held', "jobId" = null where status = 'queued'`,
  );
  const [{ count }] = (await runner.query(
    sql`select (select count(*)::int from mail_outbox where status = 'held')
       + (select count(distinct topic)::int from owner_notices) as count`,
  )) as [{ count: number }];
  return count;
}
