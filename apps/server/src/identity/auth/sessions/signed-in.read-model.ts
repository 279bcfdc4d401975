import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { sql } from '../../../platform/database/sql';
import { queryPrepared } from '../../../platform/database/prepared';
import type { UserEntity } from '../../users/user.entity';
import { ABSOLUTE_LIFETIME } from './login-session';

/** Who a login session belongs to, with the account as it is now. */
export interface SessionUser {
  user: UserEntity;
  /** Milliseconds since the session was used last; null: not since it started. */
  idleMs: number | null;
}

type Row = UserEntity & Pick<SessionUser, 'idleMs'> & { sid: string };

/** Every column of an account but the hash of its password. */
const columns: Record<keyof Omit<UserEntity, 'passwordHash'>, true> = {
  id: true,
  email: true,
  hasPassword: true,
  accessEpoch: true,
  pendingEmail: true,
  firstName: true,
  lastName: true,
  profileImageUrl: true,
  pictureType: true,
  phone: true,
  isAdmin: true,
  emailVerifiedAt: true,
  disabledAt: true,
  checklistDismissedAt: true,
  twoFactorDeclinedAt: true,
  createdAt: true,
  updatedAt: true,
};

const nowMs = sql`extract(epoch from now())::float8 * 1000`;
const FIND = {
  name: 'signed-in',
  text: sql`select s.sid, (${nowMs} - (s.sess->>'seenAt')::float8) as "idleMs", ${sql.join(
    Object.keys(columns).map((column) => sql`u.${sql.identifier('column', column)}`),
  )}
  from sessions s join users u on u.id = s.sess->>'passport'
  where s.sid = any($1) and s.expire > now()
    and (s.sess->>'signedInAt')::float8 > ${nowMs} - ${ABSOLUTE_LIFETIME}
    and u."disabledAt" is null and u."accessEpoch" = coalesce((s.sess->>'epoch')::int, 0)`,
};

type Found = ReadonlyMap<string, SessionUser>;

/** Login sessions that are about to be looked up, and what will be found. */
interface Batch {
  sessionIds: Set<string>;
  found: Promise<Found>;
}

/**
 * What every signed-in call asks first: in one round trip, and from the database each time. Requests
 * that arrive in the same turn of the event loop are looked up together. None joins a lookup that has
 * been sent: what it found could be older than the request.
 */
@Injectable()
export class SignedInReadModel {
  private batch: Batch | undefined;

  constructor(private readonly dataSource: DataSource) {}

  /** Undefined when the session has ended, or its account may not be used. */
  async find(sessionId: string): Promise<SessionUser | undefined> {
    const batch = (this.batch ??= this.begin());
    batch.sessionIds.add(sessionId);
    const found = (await batch.found).get(sessionId);
    // Of its own, as a request may change it.
    return found && { ...found, user: { ...found.user } };
  }

  private begin(): Batch {
    const sessionIds = new Set<string>();
    const found = new Promise<Found>((done) =>
      setImmediate(() => {
        this.batch = undefined;
        done(this.lookUp([...sessionIds]));
      }),
    );
    return { sessionIds, found };
  }

  private async lookUp(sessionIds: string[]): Promise<Found> {
    const rows = await queryPrepared<Row>(this.dataSource, FIND, [sessionIds]);
    return new Map(rows.map(({ sid, idleMs, ...user }) => [sid, { user, idleMs }]));
  }
}
