import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/**
 * Orders whose confirmation waits until the address of their account is verified. The table is called
 * `held_receipts` since its migration, when the confirmation was called a receipt.
 */
@Injectable()
export class HeldConfirmationsRepository {
  async insert(purchaseId: number, manager: EntityManager): Promise<void> {
    await manager.query('insert into held_receipts values ($1)', [purchaseId]);
  }

  /** Removes those of an account and returns the ids of their purchases: each is taken once. */
  async take(userId: string, manager: EntityManager): Promise<number[]> {
    const [rows] = await manager.query<[{ purchaseId: number }[], number]>(
      `delete from held_receipts h using purchases p
       where p.id = h."purchaseId" and p."userId" = $1 returning "purchaseId"`,
      [userId],
    );
    return rows.map(({ purchaseId }) => purchaseId);
  }
}
