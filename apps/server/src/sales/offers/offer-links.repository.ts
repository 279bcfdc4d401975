import { Injectable } from '@nestjs/common';
import { hashToken, newToken } from '../../platform/config/hash-token';
import { Database } from '../../platform/database/database';
import { sql } from '../../platform/database/sql';

/** A link of an offer that was sent. */
export interface OpenedLink {
  offerId: number;
  /** The address that it was mailed to; null if the owner passed it on. */
  recipient: string | null;
}

/** Links of offers, by the hashes of their tokens. */
@Injectable()
export class OfferLinksRepository {
  constructor(private readonly database: Database) {}

  /** Returns a new token. Only its hash is stored. */
  async issue(offerId: number, recipient: string | null): Promise<string> {
    const token = newToken();
    await this.database.query(
      sql`insert into offer_links (hash, "offerId", recipient) values ($1, $2, $3)`,
      [hashToken(token), offerId, recipient],
    );
    return token;
  }

  /** The offer of a customer who is not in the trash. */
  async find(token: string): Promise<OpenedLink | undefined> {
    const [row] = await this.database.query<OpenedLink[]>(
      sql`select l."offerId", l.recipient from offer_links l join offers r on r.id = l."offerId"
       where l.hash = $1 and r."customerId" is not null`,
      [hashToken(token)],
    );
    return row;
  }

  async noteOpened(token: string): Promise<void> {
    await this.database.query(
      sql`update offer_links set "openedAt" = coalesce("openedAt", now()), "lastOpenedAt" = now()
       where hash = $1`,
      [hashToken(token)],
    );
  }
}
