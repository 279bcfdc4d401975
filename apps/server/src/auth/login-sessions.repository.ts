import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ExpiringRows } from '../platform/database/expired-rows.service';

export const expiringSessions: ExpiringRows = { table: 'sessions', expired: 'expire < now()' };

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
  constructor(private readonly dataSource: DataSource) {}

  /** The current one, then those that were seen last. */
  listLastSeen({ userId, since, current, limit }: LiveSessions): Promise<SessionRow[]> {
    return this.dataSource.query(
      `select ${columns} from sessions where ${isLive}
       order by sid = $3 desc, (sess->>'seenAt')::numeric desc nulls last limit $4`,
      [userId, since, current, limit],
    );
  }

  /** The next ones after the session `last`, in the order of their keys; '' begins. */
  listAfter(last: string, { userId, since, current, limit }: LiveSessions): Promise<SessionRow[]> {
    return this.dataSource.query(
      `select ${columns} from sessions
       where ${isLive} and (sid <> $3, sid) > ($4 not in ('', $3), $4)
       order by sid <> $3, sid limit $5`,
      [userId, since, current, last, limit],
    );
  }

  /** Whose session it is, if it began after `since` (milliseconds) and has not ended. */
  async userOf(sid: string, since: number): Promise<string | undefined> {
    const [row] = await this.dataSource.query<{ userId: string }[]>(
      `select sess->>'passport' as "userId" from sessions
       where sid = $1 and expire > now() and (sess->>'signedInAt')::numeric > $2`,
      [sid, since],
    );
    return row?.userId;
  }

  /** Whether its person has signed in at the provider again after `since` (milliseconds). */
  async isProvenSince(sid: string, since: number): Promise<boolean> {
    const [row] = await this.dataSource.query<object[]>(
      `select from sessions where sid = $1 and (sess->>'provenAt')::numeric > $2`,
      [sid, since],
    );
    return row !== undefined;
  }
}
