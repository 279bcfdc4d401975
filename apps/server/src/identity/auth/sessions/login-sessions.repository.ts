import { Injectable } from '@nestjs/common';
import { sql } from '../../../platform/database/sql';
import { Database } from '../../../platform/database/database';
import type { ExpiringRows } from '../../../platform/jobs/expired-rows.service';
import { ABSOLUTE_LIFETIME, IDLE_LIFETIME } from './login-session';

export const expiringSessions: ExpiringRows = {
  table: sql`sessions`,
  expired: sql`expire < now()`,
};

/** What the session library knows of a session, with the end of its cookie. */
export interface StoredSession {
  cookie: { expires: Date | string | null };
  /** It has, or had, a row. */
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

/** What a person does in a session, with its time: signing in, at the provider again, entering a code. */
export type Proof = 'signedInAt' | 'provenAt' | 'factorAt';

/** The sessions of an account that have not ended. */
interface LiveSessions {
  userId: string;
  /** Comes first. */
  current: string;
  limit: number;
}

/** What others know a session by; its key cannot be derived from it. */
const deviceId = sql`coalesce(sess->>'device', left(encode(sha256(convert_to(sid, 'UTF8')), 'hex'), 32))`;
const columns = sql`sid, ${deviceId} as "deviceId", sess->>'signedInAt' as "signedInAt", sess->>'seenAt' as "seenAt",
  sess->>'userAgent' as "userAgent"`;
/** A session whose key was replaced serves what is under way for a moment, and nothing keeps it longer. */
const isCurrent = sql`sess->>'replaced' is null`;
const nowMs = sql`floor(extract(epoch from now()) * 1000)`;
const isLive = sql`sess->>'passport' = $1 and expire > now()
  and (sess->>'signedInAt')::numeric > ${nowMs} - ${ABSOLUTE_LIFETIME} and ${isCurrent}`;
/** How long requests that are on their way with the earlier key are let in. */
const REPLACED_SECONDS = 10;

/** Login sessions beside what the session store itself does with them. */
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
    // The library judges it again, by this server's clock.
    const expires = row && new Date(Date.now() + row.leftMs);
    return expires && { ...row.sess, isStored: true, cookie: { ...row.sess.cookie, expires } };
  }

  async insert(sid: string, data: StoredSession): Promise<void> {
    await this.database.query(
      sql`insert into sessions (sid, sess, expire) values ($1, $2, now() + make_interval(secs => $3))`,
      [sid, data, secondsLeft(data)],
    );
  }

  /** Leaves a session that has ended, or whose key was replaced, as it is. */
  async update(sid: string, data: StoredSession): Promise<void> {
    await this.database.query(
      sql`update sessions set sess = $2, expire = now() + make_interval(secs => $3)
       where sid = $1 and ${isCurrent}`,
      [sid, data, secondsLeft(data)],
    );
  }

  /** Ends it, whatever becomes of the rest of the request. */
  async remove(sid: string): Promise<void> {
    await this.database.outside.query(sql`delete from sessions where sid = $1`, [sid]);
  }

  /** False when it has ended, or was kept alive within these seconds by another request. */
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

  /** The current one, then those that were seen last. */
  listLastSeen({ userId, current, limit }: LiveSessions): Promise<SessionRow[]> {
    return this.database.query(
      sql`select ${columns} from sessions where ${isLive}
       order by sid = $2 desc, (sess->>'seenAt')::numeric desc nulls last limit $3`,
      [userId, current, limit],
    );
  }

  /** The next ones after the session `last`, in the order of their keys; '' starts. */
  listAfter(last: string, { userId, current, limit }: LiveSessions): Promise<SessionRow[]> {
    return this.database.query(
      sql`select ${columns} from sessions
       where ${isLive} and (sid <> $2, sid) > ($3 not in ('', $2), $3)
       order by sid <> $2, sid limit $4`,
      [userId, current, last, limit],
    );
  }

  /** Whether its person has done that within so many minutes. */
  async hasWithin(sid: string, what: Proof, minutes: number): Promise<boolean> {
    const [row] = await this.database.query<object[]>(
      sql`select from sessions
       where sid = $1 and (sess->>$2)::numeric > ${nowMs} - $3::int * 60000`,
      [sid, what, minutes],
    );
    return row !== undefined;
  }

  /** Ends a session of the account; answers its key, and the one before if that still serves. */
  async removeDevice(userId: string, device: string): Promise<string[]> {
    const [rows] = await this.database.query<[Pick<SessionRow, 'sid'>[], number]>(
      sql`delete from sessions where sess->>'passport' = $1 and ${deviceId} = $2 returning sid`,
      [userId, device],
    );
    return rows.map(({ sid }) => sid);
  }

  /**
   * Goes on with the session under the key `next`, in which a second factor was used just now. False when it
   * has ended, or another request has just replaced its key.
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

/** A length of time is the same by every clock. */
const secondsLeft = ({ cookie }: StoredSession): number =>
  (new Date(cookie.expires ?? 0).getTime() - Date.now()) / 1000;
