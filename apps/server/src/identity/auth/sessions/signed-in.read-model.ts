import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { sql } from '../../../platform/database/sql';
import { queryPrepared } from '../../../platform/database/prepared';
import type { UserEntity } from '../../users/user.entity';
import { ABSOLUTE_LIFETIME } from './login-session';

/** The current account of a login session. */
export interface SessionUser {
  user: UserEntity;
  /** Milliseconds since the session was last used; null if not used since sign-in. */
  idleMs: number | null;
}

type Row = UserEntity & Pick<SessionUser, 'idleMs'> & { sid: string };

/** Every column of an account except the password hash. */
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

/** Login sessions waiting for a lookup, and its result. */
interface Batch {
  sessionIds: Set<string>;
  found: Promise<Found>;
}

/**
 * Looks up the user of each signed-in request in the database, never in a cache. Requests in the same turn of the event
 * loop share a query. A query already sent is not shared: its result could be outdated.
 */
@Injectable()
export class SignedInReadModel {
  private batch: Batch | undefined;

  constructor(private readonly dataSource: DataSource) {}

  /** Undefined if the session has ended or the account is disabled. */
  async find(sessionId: string): Promise<SessionUser | undefined> {
    const batch = (this.batch ??= this.begin());
    batch.sessionIds.add(sessionId);
    const found = (await batch.found).get(sessionId);
    // A copy for each request, which can change it.
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
