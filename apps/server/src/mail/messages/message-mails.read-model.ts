import { sql } from '../../platform/database/sql';

/** The state of the mail of the message in row `r`. */
export const statusOfMail = {
  inList: sql`(select m.status from mail_outbox m
    where m."aboutTable" = 'messages' and m."aboutId" = r.id)`,
};
