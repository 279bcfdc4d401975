import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { queryPrepared } from '../platform/database/prepared';
import type { UserEntity } from '../users/user.entity';
import { ABSOLUTE_LIFETIME } from './login-session';

/** Who a login session belongs to, with the account as it is now. */
export interface SignedIn {
  user: UserEntity;
  /** When the session was used last, in milliseconds; null: not since it began. */
  seenAt: number | null;
}

type Row = UserEntity & Pick<SignedIn, 'seenAt'>;

/** Every column of an account but the hash of its password. */
const columns: Record<keyof Omit<UserEntity, 'passwordHash'>, true> = {
  id: true,
  email: true,
  hasPassword: true,
  pendingEmail: true,
  firstName: true,
  lastName: true,
  profileImageUrl: true,
  phone: true,
  isAdmin: true,
  emailVerifiedAt: true,
  disabledAt: true,
  checklistDismissedAt: true,
  createdAt: true,
  updatedAt: true,
};

const FIND = {
  name: 'signed-in',
  text: `select (s.sess->>'seenAt')::float8 as "seenAt", ${Object.keys(columns)
    .map((column) => `u."${column}"`)
    .join(', ')}
  from sessions s join users u on u.id = s.sess->>'passport'
  where s.sid = $1 and s.expire > now() and (s.sess->>'signedInAt')::float8 > $2
    and u."disabledAt" is null`,
};

/** What every signed-in call asks first: in one round trip, and from the database each time. */
@Injectable()
export class SignedInReadModel {
  constructor(private readonly dataSource: DataSource) {}

  /** Undefined when the session has ended, or its account may not be used. */
  async find(sessionId: string): Promise<SignedIn | undefined> {
    const since = Date.now() - ABSOLUTE_LIFETIME;
    const [row] = await queryPrepared<Row>(this.dataSource, FIND, [sessionId, since]);
    if (!row) return undefined;
    const { seenAt, ...user } = row;
    return { user, seenAt };
  }
}
