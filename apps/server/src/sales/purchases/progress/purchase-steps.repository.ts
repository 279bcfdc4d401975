import { Injectable } from '@nestjs/common';
import { sql } from '../../../platform/database/sql';
import { Database } from '../../../platform/database/database';
import { PurchaseStepEntity } from './purchase-step.entity';

@Injectable()
export class PurchaseStepsRepository {
  constructor(private readonly database: Database) {}

  async insert(step: Pick<PurchaseStepEntity, 'purchaseId' | 'text' | 'plannedOn'>) {
    const { id } = await this.database.tx.save(PurchaseStepEntity, step);
    return id;
  }

  find(purchaseId: number, id: number): Promise<PurchaseStepEntity | null> {
    return this.database.manager.findOneBy(PurchaseStepEntity, { id, purchaseId });
  }

  async remove(id: number): Promise<void> {
    await this.database.tx.delete(PurchaseStepEntity, { id });
  }

  async removeAllOf(userId: string): Promise<void> {
    await this.database.tx.query(
      sql`delete from purchase_steps t using purchases p where p.id = t."purchaseId" and p."userId" = $1`,
      [userId],
    );
  }
}
