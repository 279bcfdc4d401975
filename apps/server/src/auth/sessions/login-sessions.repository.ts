import { Injectable } from '@nestjs/common';
import { sql } from '../../platform/database/sql';
import { Database } from '../../platform/database/database';
import type { ExpiringRows } from '../../platform/jobs/expired-rows.service';
import { IDLE_LIFETIME } from './login-session';

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

/** A signed-in browser. Its times are milliseconds since 1970, as text. */
export interface SessionRow {
  sid: string;
  deviceId: string;
  signedInAt: string;
  seenAt: string | null;
  userAgent: string | null;
}

/** What a person does in a session, with its time: signing in, at the provider again, entering a code. */
export type Proof = 'signedInAt' | 'provenAt' | 'factorAt';

/** The sessions of an account that began after `since` (milliseconds) and have not ended. */
interface LiveSessions {
  userId: string;
  since: number;
  /** Comes first. */
  current: string;
  limit: number;
}

/** What others know a session by: nobody finds its key from it. */
const deviceId = sql`coalesce(sess->>'device', left(encode(sha256(convert_to(sid, 'UTF8')), 'hex'), 32))`;
const columns = sql`sid, ${deviceId} as "deviceId", sess->>'signedInAt' as "signedInAt", sess->>'seenAt' as "seenAt",
  sess->>'userAgent' as "userAgent"`;
/** A session whose key was replaced serves what is under way for a moment, and nothing keeps it longer. */
const isCurrent = sql`sess->>'replaced' is null`;
const isLive = sql`sess->>'passport' = $1 and expire > now() and (sess->>'signedInAt')::numeric > $2
  and ${isCurrent}`;
/** How long requests that are on their way with the earlier key are let in. */
const REPLACED_SECONDS = 10;

/** Login sessions beside what the session store itself does with them. */
@Injectable()
export class LoginSessionsRepository {
  constructor(private readonly database: Database) {}

  async insert(sid: string, data: StoredSession): Promise<void> {
    await this.database.query(sql`insert into sessions (sid, sess, expire) values ($1, $2, $3)`, [
      sid,
      data,
      data.cookie.expires,
    ]);
  }

  /** Leaves a session that has ended, or whose key was replaced, as it is. */
  async update(sid: string, data: StoredSession): Promise<void> {
    await this.database.query(
      sql`update sessions set sess = $2, expire = $3 where sid = $1 and ${isCurrent}`,
      [sid, data, data.cookie.expires],
    );
  }

  /** False when it has ended, or was kept alive within these seconds by another request. */
  async keepAlive(sid: string, seconds: number): Promise<boolean> {
    const now = Date.now();
    const expires = new Date(now + IDLE_LIFETIME);
    const [, count] = await this.database.query<[object[], number]>(
      sql`update sessions set expire = $2, sess = jsonb_set(
         jsonb_set(sess::jsonb, '{seenAt}', to_jsonb($3::float8)),
         '{cookie,expires}', to_jsonb($4::text))
       where sid = $1 and expire > now() and ${isCurrent} and coalesce((sess->>'seenAt')::float8, 0) <= $5`,
      [sid, expires, now, expires.toISOString(), now - seconds * 1000],
    );
    return count > 0;
  }

  /** The current one, then those that were seen last. */
  listLastSeen({ userId, since, current, limit }: LiveSessions): Promise<SessionRow[]> {
    return this.database.query(
      sql`select ${columns} from sessions where ${isLive}
       order by sid = $3 desc, (sess->>'seenAt')::numeric desc nulls last limit $4`,
      [userId, since, current, limit],
    );
  }

  /** The next ones after the session `last`, in the order of their keys; '' begins. */
  listAfter(last: string, { userId, since, current, limit }: LiveSessions): Promise<SessionRow[]> {
    return this.database.query(
      sql`select ${columns} from sessions
       where ${isLive} and (sid <> $3, sid) > ($4 not in ('', $3), $4)
       order by sid <> $3, sid limit $5`,
      [userId, since, current, last, limit],
    );
  }

  /** Whether its person has done that after `since` (milliseconds). */
  async hasSince(sid: string, what: Proof, since: number): Promise<boolean> {
    const [row] = await this.database.query<object[]>(
      sql`select from sessions where sid = $1 and (sess->>$2)::numeric > $3`,
      [sid, what, since],
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
   * Goes on with the session under the key `next`, in which a second factor was used at `now` (milliseconds).
   * False when it has ended, or another request has just replaced its key.
   */
  async replaceKey(sid: string, next: string, now: number): Promise<boolean> {
    const rows = await this.database.query<object[]>(
      sql`with previous as (
         select sess::jsonb as sess, expire, ${deviceId} as device from sessions
         where sid = $1 and expire > now() and ${isCurrent} for update
       ), ending as (
         update sessions set sess = jsonb_set(sess::jsonb, '{replaced}', 'true'),
           expire = now() + $4::int * interval '1 second'
         where sid = $1 and exists (select from previous)
       )
       insert into sessions (sid, sess, expire)
       select $2, sess || jsonb_build_object('factorAt', $3::float8, 'device', device), expire
       from previous returning sid`,
      [sid, next, now, REPLACED_SECONDS],
    );
    return rows.length > 0;
  }
}
