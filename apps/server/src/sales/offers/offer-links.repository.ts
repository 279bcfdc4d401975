import { Injectable } from '@nestjs/common';
import { hashToken, newToken } from '../../platform/config/hash-token';
import { Database } from '../../platform/database/database';
import { sql } from '../../platform/database/sql';

/** How long a mailed code works, and how often it can be tried. */
export const CODE_MINUTES = 15;
const MAX_CODE_TRIES = 5;

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

  /** For the links that were mailed to this address, and those that the owner passed on; false if there is none. */
  async setCode(offerId: number, recipient: string, codeHash: string): Promise<boolean> {
    const [, changed] = await this.database.query<[unknown, number]>(
      sql`update offer_links set "codeHash" = $3, "codeTries" = 0,
         "codeExpiresAt" = now() + make_interval(mins => ${CODE_MINUTES})
       where "offerId" = $1 and (recipient is null or lower(recipient) = lower($2))`,
      [offerId, recipient, codeHash],
    );
    return changed > 0;
  }

  /** Counts an attempt even if the request fails; undefined if no attempts are left. */
  async tryCode(token: string, codeHashes: readonly string[]): Promise<boolean | undefined> {
    const [rows] = await this.database.outside.query<[{ fits: boolean }[], number]>(
      sql`update offer_links set "codeTries" = "codeTries" + 1
       where hash = $1 and "codeTries" < ${MAX_CODE_TRIES} and "codeExpiresAt" > now()
       returning coalesce("codeHash" = any($2), false) as fits`,
      [hashToken(token), codeHashes],
    );
    return rows[0]?.fits;
  }

  async noteOpened(token: string): Promise<void> {
    await this.database.query(
      sql`update offer_links set "openedAt" = coalesce("openedAt", now()), "lastOpenedAt" = now()
       where hash = $1`,
      [hashToken(token)],
    );
  }
}
