import { sql } from '../../platform/database/sql';

/** What became of the mail of a message, whose row is `r`. */
export const statusOfMail = {
  inList: sql`(select m.status from mail_outbox m
    where m."aboutTable" = 'messages' and m."aboutId" = r.id)`,
};
