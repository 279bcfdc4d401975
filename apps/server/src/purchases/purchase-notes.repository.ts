import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import { PurchaseNoteEntity } from './purchase-note.entity';
import type { PurchaseEntity } from './purchase.entity';

/** The notes of each purchase, by its id, the newest first. */
export type PurchaseNotes = Map<number, PurchaseNoteEntity[]>;

@Injectable()
export class PurchaseNotesRepository {
  constructor(private readonly dataSource: DataSource) {}

  async listOf(
    purchases: PurchaseEntity[],
    manager = this.dataSource.manager,
  ): Promise<PurchaseNotes> {
    if (purchases.length === 0) return new Map();
    const notes = await manager.find(PurchaseNoteEntity, {
      where: { purchaseId: In(purchases.map(({ id }) => id)) },
      order: { id: 'DESC' },
    });
    return Map.groupBy(notes, ({ purchaseId }) => purchaseId);
  }

  async insert(purchaseId: number, text: string, manager: EntityManager): Promise<void> {
    await manager.insert(PurchaseNoteEntity, { purchaseId, text });
  }

  async removeAllOf(userId: string, manager: EntityManager): Promise<void> {
    await manager.query(
      `delete from purchase_notes n using purchases p where p.id = n."purchaseId" and p."userId" = $1`,
      [userId],
    );
  }
}
