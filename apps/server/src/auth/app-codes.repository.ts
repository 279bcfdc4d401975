import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { ExpiringRows } from '../platform/database/expired-rows.service';

export const expiringAppCodes: ExpiringRows = {
  table: 'app_codes',
  expired: '"expiresAt" <= now()',
};

interface AppCode {
  hash: string;
  userId: string;
  challenge: string;
  lifetimeSeconds: number;
}

/** One-time codes that hand a sign-in to the desktop app. */
@Injectable()
export class AppCodesRepository {
  constructor(private readonly dataSource: DataSource) {}

  async insert({ hash, userId, challenge, lifetimeSeconds }: AppCode): Promise<void> {
    await this.dataSource.query('delete from app_codes where "expiresAt" <= now()');
    await this.dataSource.query(
      `insert into app_codes (hash, "userId", challenge, "expiresAt")
       values ($1, $2, $3, now() + make_interval(secs => $4))`,
      [hash, userId, challenge, lifetimeSeconds],
    );
  }

  /** Removes the code and answers it, unless it has expired: of two at once, one gets it. */
  async take(hash: string): Promise<Pick<AppCode, 'userId' | 'challenge'> | undefined> {
    const [rows] = await this.dataSource.query<[{ userId: string; challenge: string }[], number]>(
      `delete from app_codes where hash = $1 and "expiresAt" > now() returning "userId", challenge`,
      [hash],
    );
    return rows[0];
  }

  async removeAllOf(userId: string, manager: EntityManager): Promise<void> {
    await manager.query('delete from app_codes where "userId" = $1', [userId]);
  }
}
