import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { sql } from '../../platform/database/sql';

/** The account whose calendar is read. */
export interface FeedAccount {
  id: string;
  isAdmin: boolean;
}

/**
 * Finds the account of a feed if its epoch and rights are still those at creation. Disabling an account raises its
 * epoch.
 */
@Injectable()
export class FeedAccountsReadModel {
  constructor(private readonly database: Database) {}

  /** By the token's hash; undefined if the feed does not exist or is no longer valid. */
  async find(hash: string): Promise<FeedAccount | undefined> {
    const [account] = await this.database.query<FeedAccount[]>(
      sql`select u.id, u."isAdmin" from calendar_feeds f join users u on u.id = f."userId"
       where f.hash = $1 and f.epoch = u."accessEpoch" and f."isOwners" = u."isAdmin"`,
      [hash],
    );
    return account;
  }
}
