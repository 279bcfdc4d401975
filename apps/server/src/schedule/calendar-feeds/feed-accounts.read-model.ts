import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { sql } from '../../platform/database/sql';

/** Whose calendar is read. */
export interface FeedAccount {
  id: string;
  isAdmin: boolean;
}

/**
 * The account of a feed, in the epoch and with the rights that the feed was made in. Disabling an account raises
 * its epoch.
 */
@Injectable()
export class FeedAccountsReadModel {
  constructor(private readonly database: Database) {}

  /** By the hash of the token; undefined for one that is no feed's, or no longer. */
  async find(hash: string): Promise<FeedAccount | undefined> {
    const [account] = await this.database.query<FeedAccount[]>(
      sql`select u.id, u."isAdmin" from calendar_feeds f join users u on u.id = f."userId"
       where f.hash = $1 and f.epoch = u."accessEpoch" and f."isOwners" = u."isAdmin"`,
      [hash],
    );
    return account;
  }
}
