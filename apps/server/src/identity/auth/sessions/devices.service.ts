import { Injectable } from '@nestjs/common';
import type { Device } from '@polaris/contracts';
import { Database } from '../../../platform/database/database';
import { notFound } from '../../../platform/problem/problem';
import type { UserEntity } from '../../users/user.entity';
import { AccessService } from '../access/access.service';
import { deviceName } from './device-name';
import { LoginSessionsRepository, type SessionRow } from './login-sessions.repository';

const SHOWN = 100;
const PAGE = 500;

/** Where an account is signed in. */
@Injectable()
export class DevicesService {
  constructor(
    private readonly database: Database,
    private readonly sessions: LoginSessionsRepository,
    private readonly access: AccessService,
  ) {}

  /** The one that asks first, then those that were seen last. */
  async list(userId: string, currentSession = ''): Promise<Device[]> {
    const live = liveSessions(userId, currentSession, SHOWN);
    const rows = await this.sessions.listLastSeen(live);
    return rows.map((row) => toDevice(row, currentSession));
  }

  /** All of them, page by page, the one that asks first. */
  async *listAll(userId: string, currentSession: string): AsyncGenerator<Device[]> {
    for (let last: string | undefined = ''; last !== undefined;) {
      const live = liveSessions(userId, currentSession, PAGE);
      const rows: SessionRow[] = await this.sessions.listAfter(last, live);
      yield rows.map((row) => toDevice(row, currentSession));
      last = rows.length < PAGE ? undefined : rows.at(-1)!.sid;
    }
  }

  /** Answers the keys of the session that has ended; throws 404 when the account is not signed in there. */
  async signOut(userId: string, deviceId: string): Promise<string[]> {
    const ended = await this.sessions.removeDevice(userId, deviceId);
    if (ended.length === 0) throw notFound('This device');
    return ended;
  }

  signOutEverywhere(user: UserEntity): Promise<void> {
    return this.database.transaction(() =>
      this.access.end(user, { reason: 'signed out everywhere' }),
    );
  }
}

const liveSessions = (userId: string, current: string, limit: number) => ({
  userId,
  current,
  limit,
});

const toDevice = (
  { sid, deviceId, signedInAt, seenAt, userAgent }: SessionRow,
  current: string,
): Device => ({
  id: deviceId,
  name: deviceName(userAgent),
  signedInAt: new Date(Number(signedInAt)).toISOString(),
  seenAt: new Date(Number(seenAt ?? signedInAt)).toISOString(),
  current: sid === current,
});
