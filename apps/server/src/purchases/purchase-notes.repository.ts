import { Injectable } from '@nestjs/common';
import type { PurchaseNote } from '@polaris/contracts';
import type { EntityManager } from 'typeorm';
import { PurchaseNoteEntity } from './purchase-note.entity';

@Injectable()
export class PurchaseNotesRepository {
  /** Those of one purchase, the newest first. */
  async listOf(purchaseId: number, manager: EntityManager): Promise<PurchaseNote[]> {
    const notes = await manager.find(PurchaseNoteEntity, {
      where: { purchaseId },
      order: { id: 'DESC' },
    });
    return notes.map(({ text, createdAt }) => ({ text, createdAt: createdAt.toISOString() }));
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
