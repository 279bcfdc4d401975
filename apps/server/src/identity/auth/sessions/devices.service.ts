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

/** The devices on which an account is signed in. */
@Injectable()
export class DevicesService {
  constructor(
    private readonly database: Database,
    private readonly sessions: LoginSessionsRepository,
    private readonly access: AccessService,
  ) {}

  /** The caller's device first, then the most recently used. */
  async list(userId: string, currentSession = ''): Promise<Device[]> {
    const live = liveSessions(userId, currentSession, SHOWN);
    const rows = await this.sessions.listLastSeen(live);
    return rows.map((row) => toDevice(row, currentSession));
  }

  /** All devices, page by page, the caller's first. */
  async *listAll(userId: string, currentSession: string): AsyncGenerator<Device[]> {
    for (let last: string | undefined = ''; last !== undefined;) {
      const live = liveSessions(userId, currentSession, PAGE);
      const rows: SessionRow[] = await this.sessions.listAfter(last, live);
      yield rows.map((row) => toDevice(row, currentSession));
      last = rows.length < PAGE ? undefined : rows.at(-1)!.sid;
    }
  }

  /** Returns the keys of the ended session; throws 404 if the account is not signed in on that device. */
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
