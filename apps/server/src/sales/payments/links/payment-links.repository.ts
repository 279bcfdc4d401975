import { Injectable } from '@nestjs/common';
import { hashToken, newToken } from '../../../platform/config/hash-token';
import { Database } from '../../../platform/database/database';
import { sql } from '../../../platform/database/sql';

/** What a payment link shows: an issued invoice, or a purchase. */
export type LinkedSubject = { invoiceId: number } | { purchaseId: number };

interface Row {
  invoiceId: number | null;
  purchaseId: number | null;
}

/** Payment links, by the hashes of their tokens. */
@Injectable()
export class PaymentLinksRepository {
  constructor(private readonly database: Database) {}

  /** Returns a new token. Only its hash is stored. */
  async issue(subject: LinkedSubject): Promise<string> {
    const token = newToken();
    const { invoiceId = null, purchaseId = null } = subject as Partial<Row>;
    await this.database.query(
      sql`insert into payment_links (hash, "invoiceId", "purchaseId") values ($1, $2, $3)`,
      [hashToken(token), invoiceId, purchaseId],
    );
    return token;
  }

  async find(token: string): Promise<LinkedSubject | undefined> {
    const [row] = await this.database.query<Row[]>(
      sql`select "invoiceId", "purchaseId" from payment_links where hash = $1`,
      [hashToken(token)],
    );
    if (!row) return undefined;
    const { invoiceId, purchaseId } = row;
    return invoiceId === null ? { purchaseId: purchaseId! } : { invoiceId };
  }
}
