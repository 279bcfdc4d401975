import { Injectable } from '@nestjs/common';
import { sql } from '../../platform/database/sql';
import { Database } from '../../platform/database/database';

/**
 * Orders whose confirmation waits until the address of their account is verified. The table is called
 * `held_receipts` since its migration, when the confirmation was called a receipt.
 */
@Injectable()
export class HeldConfirmationsRepository {
  constructor(private readonly database: Database) {}

  async insert(purchaseId: number): Promise<void> {
    await this.database.tx.query(sql`insert into held_receipts values ($1)`, [purchaseId]);
  }

  /** Removes those of an account and returns the ids of their purchases: each is taken once. */
  async take(userId: string): Promise<number[]> {
    const [rows] = await this.database.tx.query<[{ purchaseId: number }[], number]>(
      sql`delete from held_receipts h using purchases p
       where p.id = h."purchaseId" and p."userId" = $1 returning "purchaseId"`,
      [userId],
    );
    return rows.map(({ purchaseId }) => purchaseId);
  }
}
