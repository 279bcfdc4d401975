import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import type { ExpiringRows } from '../../platform/jobs/expired-rows.service';
import { IDLE_LIFETIME } from './login-session';

export const expiringSessions: ExpiringRows = { table: 'sessions', expired: 'expire < now()' };

/** What the session library knows of a session, with the end of its cookie. */
export interface StoredSession {
  cookie: { expires: Date | string | null };
  /** It has, or had, a row. */
  isStored?: boolean;
}

/** A signed-in browser. Its times are milliseconds since 1970, as text. */
export interface SessionRow {
  sid: string;
  signedInAt: string;
  seenAt: string | null;
  userAgent: string | null;
}

/** The sessions of an account that began after `since` (milliseconds) and have not ended. */
interface LiveSessions {
  userId: string;
  since: number;
  /** Comes first. */
  current: string;
  limit: number;
}

const columns = `sid, sess->>'signedInAt' as "signedInAt", sess->>'seenAt' as "seenAt",
  sess->>'userAgent' as "userAgent"`;
const isLive = `sess->>'passport' = $1 and expire > now() and (sess->>'signedInAt')::numeric > $2`;

/** Login sessions beside what the session store itself does with them. */
@Injectable()
export class LoginSessionsRepository {
  constructor(private readonly database: Database) {}

  async insert(sid: string, data: StoredSession): Promise<void> {
    await this.database.query('insert into sessions (sid, sess, expire) values ($1, $2, $3)', [
      sid,
      data,
      data.cookie.expires,
    ]);
  }

  /** Leaves a session that has ended as it is. */
  async update(sid: string, data: StoredSession): Promise<void> {
    await this.database.query('update sessions set sess = $2, expire = $3 where sid = $1', [
      sid,
      data,
      data.cookie.expires,
    ]);
  }

  /** False when it has ended, or was kept alive within these seconds by another request. */
  async keepAlive(sid: string, seconds: number): Promise<boolean> {
    const now = Date.now();
    const expires = new Date(now + IDLE_LIFETIME);
    const [, count] = await this.database.query<[object[], number]>(
      `update sessions set expire = $2, sess = jsonb_set(
         jsonb_set(sess::jsonb, '{seenAt}', to_jsonb($3::float8)),
         '{cookie,expires}', to_jsonb($4::text))
       where sid = $1 and expire > now() and coalesce((sess->>'seenAt')::float8, 0) <= $5`,
      [sid, expires, now, expires.toISOString(), now - seconds * 1000],
    );
    return count > 0;
  }

  /** The current one, then those that were seen last. */
  listLastSeen({ userId, since, current, limit }: LiveSessions): Promise<SessionRow[]> {
    return this.database.query(
      `select ${columns} from sessions where ${isLive}
       order by sid = $3 desc, (sess->>'seenAt')::numeric desc nulls last limit $4`,
      [userId, since, current, limit],
    );
  }

  /** The next ones after the session `last`, in the order of their keys; '' begins. */
  listAfter(last: string, { userId, since, current, limit }: LiveSessions): Promise<SessionRow[]> {
    return this.database.query(
      `select ${columns} from sessions
       where ${isLive} and (sid <> $3, sid) > ($4 not in ('', $3), $4)
       order by sid <> $3, sid limit $5`,
      [userId, since, current, last, limit],
    );
  }

  /** Whether its person has signed in at the provider again after `since` (milliseconds). */
  async isProvenSince(sid: string, since: number): Promise<boolean> {
    const [row] = await this.database.query<object[]>(
      `select from sessions where sid = $1 and (sess->>'provenAt')::numeric > $2`,
      [sid, since],
    );
    return row !== undefined;
  }
}
