import { Injectable } from '@nestjs/common';
import { sql } from '../../../platform/database/sql';
import { Database } from '../../../platform/database/database';
import type { ExpiringRows } from '../../../platform/jobs/expired-rows.service';

export const expiringAppCodes: ExpiringRows = {
  table: sql`app_codes`,
  expired: sql`"expiresAt" <= now()`,
};

interface AppCode {
  hash: string;
  userId: string;
  /** The account's epoch at sign-in. */
  epoch: number;
  challenge: string;
  lifetimeSeconds: number;
}

type UsedCode = Pick<AppCode, 'userId' | 'epoch' | 'challenge'>;

/** One-time codes that pass a sign-in on to the desktop app. */
@Injectable()
export class AppCodesRepository {
  constructor(private readonly database: Database) {}

  async insert({ hash, userId, epoch, challenge, lifetimeSeconds }: AppCode): Promise<void> {
    await this.database.query(sql`delete from app_codes where "expiresAt" <= now()`);
    await this.database.query(
      sql`insert into app_codes (hash, "userId", epoch, challenge, "expiresAt")
       values ($1, $2, $3, $4, now() + make_interval(secs => $5))`,
      [hash, userId, epoch, challenge, lifetimeSeconds],
    );
  }

  /** Removes and returns a code that has not expired; only one of two concurrent requests gets it. */
  async consume(hash: string): Promise<UsedCode | undefined> {
    const [rows] = await this.database.query<[UsedCode[], number]>(
      sql`delete from app_codes where hash = $1 and "expiresAt" > now()
       returning "userId", epoch, challenge`,
      [hash],
    );
    return rows[0];
  }
}
