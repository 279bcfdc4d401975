import { Injectable } from '@nestjs/common';
import { sql } from '../../../platform/database/sql';
import { Database } from '../../../platform/database/database';
import type { ExpiringRows } from '../../../platform/jobs/expired-rows.service';
import type { UserEntity } from '../../users/user.entity';
import type { OneTimeTokenEntity, TokenPurpose } from './one-time-token.entity';

export const expiringTokens: ExpiringRows = {
  table: sql`one_time_tokens`,
  expired: sql`"expiresAt" <= now()`,
};

type NewToken = Pick<OneTimeTokenEntity, 'hash' | 'purpose' | 'userId' | 'epoch'> &
  Partial<Pick<OneTimeTokenEntity, 'email' | 'codeHash'>> & { lifetimeMinutes: number };

/** The token's account and epoch, and the address it was mailed to. */
type UsedToken = Pick<OneTimeTokenEntity, 'userId' | 'epoch' | 'email'>;

/** One-time links by the hash of their token, and the codes that can be typed instead. */
@Injectable()
export class OneTimeTokensRepository {
  constructor(private readonly database: Database) {}

  /** Returns the expiry time by the database's clock, which also checks it. */
  async insert(token: NewToken): Promise<Date> {
    const { hash, purpose, userId, epoch, email, codeHash, lifetimeMinutes } = token;
    const [row] = await this.database.query<{ expiresAt: Date }[]>(
      sql`insert into one_time_tokens (hash, purpose, "userId", epoch, email, "codeHash", "expiresAt")
       values ($1, $2, $3, $4, $5, $6, now() + make_interval(mins => $7)) returning "expiresAt"`,
      [hash, purpose, userId, epoch, email, codeHash, lifetimeMinutes],
    );
    return row!.expiresAt;
  }

  async exists(purpose: TokenPurpose, hash: string): Promise<boolean> {
    const rows = await this.database.query<unknown[]>(
      sql`select from one_time_tokens where hash = $1 and purpose = $2 and "expiresAt" > now()`,
      [hash, purpose],
    );
    return rows.length > 0;
  }

  /** Removes and returns a token that has not expired; only one of two concurrent requests succeeds. */
  async consume(purpose: TokenPurpose, hash: string): Promise<UsedToken | undefined> {
    const [rows] = await this.database.tx.query<[UsedToken[], number]>(
      sql`delete from one_time_tokens where hash = $1 and purpose = $2 and "expiresAt" > now()
       returning "userId", epoch, email`,
      [hash, purpose],
    );
    return rows[0];
  }

  /**
   * The address that a code was mailed to; undefined for a wrong code. Counts the attempt for every code of the account
   * with fewer than `mostAttempts`.
   */
  async findCodeAddress(
    { id, accessEpoch }: Pick<UserEntity, 'id' | 'accessEpoch'>,
    codeHashes: readonly string[],
    mostAttempts: number,
  ): Promise<string | undefined> {
    const [rows] = await this.database.outside.query<[{ email: string; fits: boolean }[], number]>(
      sql`update one_time_tokens set attempts = attempts + 1
       where "userId" = $1 and purpose = 'verify' and "expiresAt" > now() and attempts < $3
         and epoch = $4
       returning email, "codeHash" = any($2) as fits`,
      [id, codeHashes, mostAttempts, accessEpoch],
    );
    return rows.find(({ fits }) => fits)?.email;
  }

  /** Removes the tokens of one purpose. */
  async removeOf(purpose: TokenPurpose, userId: string | null): Promise<void> {
    await this.database.tx.query(
      sql`delete from one_time_tokens where purpose = $1 and "userId" is not distinct from $2`,
      [purpose, userId],
    );
  }

  /** Removes the tokens that would verify another address. */
  async removeOtherAddresses(userId: string, email: string): Promise<void> {
    await this.database.tx.query(
      sql`delete from one_time_tokens
       where "userId" = $1 and purpose = 'verify' and lower(email) <> lower($2)`,
      [userId, email],
    );
  }

  async removeAllOf(userId: string): Promise<void> {
    await this.database.tx.query(sql`delete from one_time_tokens where "userId" = $1`, [userId]);
  }
}
