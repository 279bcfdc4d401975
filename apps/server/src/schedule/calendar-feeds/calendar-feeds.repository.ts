import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { sql } from '../../platform/database/sql';
import type { UserEntity } from '../../identity/users/user.entity';

/** A feed as its account sees it. */
interface KnownFeed {
  createdAt: Date;
  lastReadAt: Date | null;
}

/** All SQL that changes calendar feeds is here. */
@Injectable()
export class CalendarFeedsRepository {
  constructor(private readonly database: Database) {}

  async find(userId: string): Promise<KnownFeed | undefined> {
    const [feed] = await this.database.query<KnownFeed[]>(
      sql`select "createdAt", "lastReadAt" from calendar_feeds where "userId" = $1`,
      [userId],
    );
    return feed;
  }

  /** Replaces an earlier feed. */
  async replace(
    { id, accessEpoch, isAdmin }: Pick<UserEntity, 'id' | 'accessEpoch' | 'isAdmin'>,
    hash: string,
  ): Promise<void> {
    await this.database.tx.query(
      sql`insert into calendar_feeds ("userId", hash, epoch, "isOwners") values ($1, $2, $3, $4)
       on conflict ("userId") do update set hash = excluded.hash, epoch = excluded.epoch,
         "isOwners" = excluded."isOwners", "createdAt" = now(), "lastReadAt" = null`,
      [id, hash, accessEpoch, isAdmin],
    );
  }

  /** Updates the time at most once a minute, as programs can read more often. */
  async noteRead(userId: string): Promise<void> {
    await this.database.query(
      sql`update calendar_feeds set "lastReadAt" = now() where "userId" = $1
         and ("lastReadAt" is null or "lastReadAt" < now() - interval '1 minute')`,
      [userId],
    );
  }

  async remove(userId: string): Promise<boolean> {
    const [rows] = await this.database.tx.query<[unknown[], number]>(
      sql`delete from calendar_feeds where "userId" = $1 returning 1`,
      [userId],
    );
    return rows.length > 0;
  }
}
