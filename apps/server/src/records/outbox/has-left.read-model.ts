import { type SqlText, sql } from '../../platform/database/sql';

/** SQL that is true once the owner can no longer take back a message; its id is given as SQL. */
export const hasLeft = (messageId: SqlText): SqlText => sql`not exists (select from mail_outbox m
  where m."aboutTable" = 'messages' and m."aboutId" = ${messageId}
    and m.status in ('queued', 'held') and m.attempts = 0)`;
