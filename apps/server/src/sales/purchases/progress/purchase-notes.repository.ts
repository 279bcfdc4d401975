import { Injectable } from '@nestjs/common';
import { sql } from '../../../platform/database/sql';
import { Database } from '../../../platform/database/database';
import { PurchaseNoteEntity } from './purchase-note.entity';

@Injectable()
export class PurchaseNotesRepository {
  constructor(private readonly database: Database) {}

  async insert(purchaseId: number, text: string): Promise<void> {
    await this.database.tx.insert(PurchaseNoteEntity, { purchaseId, text });
  }

  async removeAllOf(userId: string): Promise<void> {
    await this.database.tx.query(
      sql`delete from purchase_notes n using purchases p where p.id = n."purchaseId" and p."userId" = $1`,
      [userId],
    );
  }
}
