import { MAX_DECLINES } from '@polaris/contracts';
import { type SqlText, sql } from '../../platform/database/sql';
import { businessDay } from '../business-profile/business-day.read-model';

/** Offers that were sent, with what was accepted, else with what was sent last, and whether year $1 began them. */
const sent = sql`
  select r.id, r."customerId", r."declineReason", v.content, v."sentAt", coalesce(a.total, v.total) as total,
    case when r.state = 'sent' and r."expiresOn" < ${businessDay(sql`now()`)} then 'ended' else r.state end as state,
    first."sentAt" >= make_timestamptz($1::int, 1, 1, 0, 0, 0, $2)
      and first."sentAt" < make_timestamptz($1::int + 1, 1, 1, 0, 0, 0, $2) as "isOfYear"
  from offers r
  join offer_versions v on v."offerId" = r.id and v.number = r.current
  join offer_versions first on first."offerId" = r.id and first.number = 1
  left join offer_acceptances a on a."offerId" = r.id`;

const those = (condition: SqlText): SqlText => sql`
  (select json_build_object('count', count(*), 'total', coalesce(sum(total), 0)) from sent where ${condition})`;

/** Nothing waits for a customer in the trash: the link is unknown until they are restored. */
export const OFFER_FIGURES = sql`
  with sent as materialized (${sent})
  select ${those(sql`"isOfYear"`)} as sent,
    ${those(sql`"isOfYear" and state = 'accepted'`)} as accepted,
    ${those(sql`"isOfYear" and state = 'declined'`)} as declined,
    ${those(sql`"isOfYear" and state = 'ended'`)} as ended,
    ${those(sql`state = 'sent' and "customerId" is not null`)} as waiting,
    (select coalesce(json_agg(json_build_object('id', id, 'title', content ->> 'title',
        'buyer', content -> 'buyer' ->> 'name', 'reason', "declineReason") order by "sentAt" desc, id desc), '[]')
      from (select * from sent where "isOfYear" and state = 'declined' and "declineReason" is not null
        order by "sentAt" desc, id desc limit ${MAX_DECLINES}) declined) as declines`;
