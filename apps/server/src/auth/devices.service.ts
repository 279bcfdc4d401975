import { Injectable } from '@nestjs/common';
import type { Device } from '@polaris/contracts';
import { DataSource } from 'typeorm';
import { ABSOLUTE_LIFETIME } from './login-session';
import { CredentialsService } from './credentials.service';
import { deviceName } from './device-name';

const PAGE = 500;

interface SessionRow {
  sid: string;
  signedInAt: string;
  seenAt: string | null;
  userAgent: string | null;
}

/** Where an account is signed in. */
@Injectable()
export class DevicesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly credentials: CredentialsService,
  ) {}

  /** The one that asks first, then those that were seen last. */
  async list(userId: string, currentSession: string): Promise<Device[]> {
    const rows = await this.dataSource.query<SessionRow[]>(
      `select sid, sess->>'signedInAt' as "signedInAt", sess->>'seenAt' as "seenAt",
              sess->>'userAgent' as "userAgent"
       from sessions
       where sess->>'passport' = $1 and expire > now() and (sess->>'signedInAt')::numeric > $2
       order by sid = $3 desc, (sess->>'seenAt')::numeric desc nulls last limit 100`,
      [userId, Date.now() - ABSOLUTE_LIFETIME, currentSession],
    );
    return rows.map((row) => toDevice(row, currentSession));
  }

  /** All of them, page by page, the one that asks first. */
  async *listAll(userId: string, currentSession: string): AsyncGenerator<Device[]> {
    for (let last: string | undefined = ''; last !== undefined;) {
      const rows: SessionRow[] = await this.dataSource.query<SessionRow[]>(
        `select sid, sess->>'signedInAt' as "signedInAt", sess->>'seenAt' as "seenAt",
                sess->>'userAgent' as "userAgent"
         from sessions
         where sess->>'passport' = $1 and expire > now() and (sess->>'signedInAt')::numeric > $2
           and (sid <> $3, sid) > ($4 not in ('', $3), $4)
         order by sid <> $3, sid limit ${PAGE}`,
        [userId, Date.now() - ABSOLUTE_LIFETIME, currentSession, last],
      );
      yield rows.map((row) => toDevice(row, currentSession));
      last = rows.length < PAGE ? undefined : rows.at(-1)!.sid;
    }
  }

  signOutEverywhere(userId: string): Promise<void> {
    return this.credentials.endSessions(this.dataSource.manager, userId);
  }
}

const toDevice = ({ sid, signedInAt, seenAt, userAgent }: SessionRow, current: string): Device => ({
  name: deviceName(userAgent),
  signedInAt: new Date(Number(signedInAt)).toISOString(),
  seenAt: new Date(Number(seenAt ?? signedInAt)).toISOString(),
  current: sid === current,
});
