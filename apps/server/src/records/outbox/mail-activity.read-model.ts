import { sql } from '../../platform/database/sql';

/** The activity logged with a mail of the owner, whose row is `r`. */
export const activityOfMail = {
  inList: sql`(select m."activityId" from messages m
    where r."aboutTable" = 'messages' and m.id = r."aboutId")`,
};
