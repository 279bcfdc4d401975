import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PurchaseNoteEntity } from './purchase-note.entity';

@Injectable()
export class PurchaseNotesRepository {
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
