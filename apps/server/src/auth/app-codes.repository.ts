import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ExpiringRows } from '../platform/database/expired-rows.service';

export const expiringAppCodes: ExpiringRows = {
  table: 'app_codes',
  expired: '"expiresAt" <= now()',
};

interface AppCode {
  hash: string;
  userId: string;
  /** The epoch of the account in which its person signed in. */
  epoch: number;
  challenge: string;
  lifetimeSeconds: number;
}

type TakenCode = Pick<AppCode, 'userId' | 'epoch' | 'challenge'>;

/** One-time codes that hand a sign-in to the desktop app. */
@Injectable()
export class AppCodesRepository {
  constructor(private readonly dataSource: DataSource) {}

  async insert({ hash, userId, epoch, challenge, lifetimeSeconds }: AppCode): Promise<void> {
    await this.dataSource.query('delete from app_codes where "expiresAt" <= now()');
    await this.dataSource.query(
      `insert into app_codes (hash, "userId", epoch, challenge, "expiresAt")
       values ($1, $2, $3, $4, now() + make_interval(secs => $5))`,
      [hash, userId, epoch, challenge, lifetimeSeconds],
    );
  }

  /** Removes the code and answers it, unless it has expired: of two at once, one gets it. */
  async take(hash: string): Promise<TakenCode | undefined> {
    const [rows] = await this.dataSource.query<[TakenCode[], number]>(
      `delete from app_codes where hash = $1 and "expiresAt" > now()
       returning "userId", epoch, challenge`,
      [hash],
    );
    return rows[0];
  }
}
