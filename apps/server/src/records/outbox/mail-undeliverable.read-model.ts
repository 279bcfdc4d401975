import { sql } from '../../platform/database/sql';

/** Why the recipient of a mail `r` gets no mail now. */
export const undeliverableOfMail = {
  inList: sql`(select json_build_object('id', u.id, 'kind', u.kind, 'reason', u.reason)
    from undeliverable_addresses u where lower(u.email) = lower(r.recipient))`,
};
