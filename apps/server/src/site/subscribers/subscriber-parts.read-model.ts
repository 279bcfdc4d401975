import { sql } from '../../platform/database/sql';

/** Whether the subscriber `r` gets the newsletter. */
export const isSubscribed = sql`(r."confirmedAt" is not null and r."unsubscribedAt" is null)`;

/** The status of a subscriber `r`. */
export const statusOfSubscriber = {
  inList: sql`case when r."unsubscribedAt" is not null then 'unsubscribed'
    when r."confirmedAt" is not null then 'subscribed' else 'pending' end`,
};

/** The oldest customer with the address of a subscriber `r`. */
export const customerOfSubscriber = {
  inList: sql`(select json_build_object('id', c.id, 'name', c.name) from customers c
    where lower(c.email) = lower(r.email) order by c.id limit 1)`,
};

/** Why the address of a subscriber `r` gets no mail now. */
export const undeliverableSubscriber = {
  inList: sql`(select json_build_object('id', u.id, 'kind', u.kind, 'reason', u.reason)
    from undeliverable_addresses u where lower(u.email) = lower(r.email))`,
};
