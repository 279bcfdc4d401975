import { Injectable } from '@nestjs/common';
import { sql } from '../../../platform/database/sql';
import { Database } from '../../../platform/database/database';
import type { ExpiringRows } from '../../../platform/jobs/expired-rows.service';
import { ABSOLUTE_LIFETIME, IDLE_LIFETIME } from './login-session';

export const expiringSessions: ExpiringRows = {
  table: sql`sessions`,
  expired: sql`expire < now()`,
};

/** A session as the session library stores it, with the expiry of its cookie. */
export interface StoredSession {
  cookie: { expires: Date | string | null };
  /** Whether it was stored before, even if its row is gone. */
  isStored?: boolean;
}

/** A signed-in browser. Its times are milliseconds since 1970 by the database's clock, as text. */
export interface SessionRow {
  sid: string;
  deviceId: string;
  signedInAt: string;
  seenAt: string | null;
  userAgent: string | null;
}

/** A kind of proof, recorded with its time: signing in, signing in at the provider again, entering a code. */
export type Proof = 'signedInAt' | 'provenAt' | 'factorAt';

/** The live sessions of an account. */
interface LiveSessions {
  userId: string;
  /** Listed first. */
  current: string;
  limit: number;
}

/** The public id of a session; its key cannot be derived from it. */
const deviceId = sql`coalesce(sess->>'device', left(encode(sha256(convert_to(sid, 'UTF8')), 'hex'), 32))`;
const columns = sql`sid, ${deviceId} as "deviceId", sess->>'signedInAt' as "signedInAt", sess->>'seenAt' as "seenAt",
  sess->>'userAgent' as "userAgent"`;
/** After its key is replaced, a session only serves requests already on the way, and cannot be extended. */
const isCurrent = sql`sess->>'replaced' is null`;
const nowMs = sql`floor(extract(epoch from now()) * 1000)`;
const isLive = sql`sess->>'passport' = $1 and expire > now()
  and (sess->>'signedInAt')::numeric > ${nowMs} - ${ABSOLUTE_LIFETIME} and ${isCurrent}`;
/** How many seconds requests with the old key are still accepted. */
const REPLACED_SECONDS = 10;

/** Queries on login sessions, including those of the session store. */
@Injectable()
export class LoginSessionsRepository {
  constructor(private readonly database: Database) {}

  /** Undefined when it has ended. */
  async find(sid: string): Promise<StoredSession | undefined> {
    const [row] = await this.database.outside.query<{ sess: StoredSession; leftMs: number }[]>(
      sql`select sess, extract(epoch from expire - now())::float8 * 1000 as "leftMs" from sessions
       where sid = $1 and expire > now()`,
      [sid],
    );
    // The library checks the expiry again by this server's clock.
    const expires = row && new Date(Date.now() + row.leftMs);
    return expires && { ...row.sess, isStored: true, cookie: { ...row.sess.cookie, expires } };
  }

  async insert(sid: string, data: StoredSession): Promise<void> {
    await this.database.query(
      sql`insert into sessions (sid, sess, expire) values ($1, $2, now() + make_interval(secs => $3))`,
      [sid, data, secondsLeft(data)],
    );
  }

  /** Does nothing if the session has ended or its key was replaced. */
  async update(sid: string, data: StoredSession): Promise<void> {
    await this.database.query(
      sql`update sessions set sess = $2, expire = now() + make_interval(secs => $3)
       where sid = $1 and ${isCurrent}`,
      [sid, data, secondsLeft(data)],
    );
  }

  /** Ends the session outside of the transaction, even if the rest of the request fails. */
  async remove(sid: string): Promise<void> {
    await this.database.outside.query(sql`delete from sessions where sid = $1`, [sid]);
  }

  /** Returns false if it has ended, or another request has extended it within these seconds. */
  async keepAlive(sid: string, seconds: number): Promise<boolean> {
    const [, count] = await this.database.query<[object[], number]>(
      sql`update sessions set expire = now() + make_interval(secs => ${IDLE_LIFETIME / 1000}),
         sess = jsonb_set(sess::jsonb, '{seenAt}', to_jsonb(${nowMs}))
       where sid = $1 and expire > now() and ${isCurrent}
         and coalesce((sess->>'seenAt')::numeric, 0) <= ${nowMs} - $2::int * 1000`,
      [sid, seconds],
    );
    return count > 0;
  }

  /** The current session, then the most recently used. */
  listLastSeen({ userId, current, limit }: LiveSessions): Promise<SessionRow[]> {
    return this.database.query(
      sql`select ${columns} from sessions where ${isLive}
       order by sid = $2 desc, (sess->>'seenAt')::numeric desc nulls last limit $3`,
      [userId, current, limit],
    );
  }

  /** The sessions after `last`, in the order of their keys; '' for the first page. */
  listAfter(last: string, { userId, current, limit }: LiveSessions): Promise<SessionRow[]> {
    return this.database.query(
      sql`select ${columns} from sessions
       where ${isLive} and (sid <> $2, sid) > ($3 not in ('', $2), $3)
       order by sid <> $2, sid limit $4`,
      [userId, current, last, limit],
    );
  }

  /** Whether the session has such a proof from the last `minutes`. */
  async hasWithin(sid: string, what: Proof, minutes: number): Promise<boolean> {
    const [row] = await this.database.query<object[]>(
      sql`select from sessions
       where sid = $1 and (sess->>$2)::numeric > ${nowMs} - $3::int * 60000`,
      [sid, what, minutes],
    );
    return row !== undefined;
  }

  /** Ends a session of the account. Returns its key, and the replaced one if that still works. */
  async removeDevice(userId: string, device: string): Promise<string[]> {
    const [rows] = await this.database.query<[Pick<SessionRow, 'sid'>[], number]>(
      sql`delete from sessions where sess->>'passport' = $1 and ${deviceId} = $2 returning sid`,
      [userId, device],
    );
    return rows.map(({ sid }) => sid);
  }

  /**
   * Continues the session under the key `next` and records the second factor. Returns false if it has ended, or another
   * request has just replaced its key.
   */
  async replaceKey(sid: string, next: string): Promise<boolean> {
    const rows = await this.database.query<object[]>(
      sql`with previous as (
         select sess::jsonb as sess, expire, ${deviceId} as device from sessions
         where sid = $1 and expire > now() and ${isCurrent} for update
       ), ending as (
         update sessions set sess = jsonb_set(sess::jsonb, '{replaced}', 'true'),
           expire = now() + $3::int * interval '1 second'
         where sid = $1 and exists (select from previous)
       )
       insert into sessions (sid, sess, expire)
       select $2, sess || jsonb_build_object('factorAt', ${nowMs}, 'device', device), expire
       from previous returning sid`,
      [sid, next, REPLACED_SECONDS],
    );
    return rows.length > 0;
  }
}

/** Relative time is independent of differences between clocks. */
const secondsLeft = ({ cookie }: StoredSession): number =>
  (new Date(cookie.expires ?? 0).getTime() - Date.now()) / 1000;
