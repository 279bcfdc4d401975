import { Injectable } from '@nestjs/common';
import { sql } from '../../platform/database/sql';
import { Database } from '../../platform/database/database';

/**
 * Orders whose confirmation waits until the account's address is verified. The table `held_receipts` still has the old
 * name of confirmations.
 */
@Injectable()
export class HeldConfirmationsRepository {
  constructor(private readonly database: Database) {}

  async insert(purchaseId: number): Promise<void> {
    await this.database.tx.query(sql`insert into held_receipts values ($1)`, [purchaseId]);
  }

  /** Removes and returns the purchase ids of an account, so that each confirmation is sent once. */
  async take(userId: string): Promise<number[]> {
    const [rows] = await this.database.tx.query<[{ purchaseId: number }[], number]>(
      sql`delete from held_receipts h using purchases p
       where p.id = h."purchaseId" and p."userId" = $1 returning "purchaseId"`,
      [userId],
    );
    return rows.map(({ purchaseId }) => purchaseId);
  }
}
