import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { CustomerImport, ImportUndo } from '@polaris/contracts';
import { Database } from '../../../platform/database/database';
import { batches } from '../../../platform/jobs/batches';
import { ProblemError, conflict } from '../../../platform/problem/problem';
import { RecordRegistry } from '../../../records/registry/record-registry.service';
import { TrashService } from '../../../records/trash/trash.service';
import { CustomerImportsReadModel } from './customer-imports.read-model';
import { CustomerImportsRepository } from './customer-imports.repository';

/** Undoing thousands of customers takes longer than one statement can wait for a lock. */
const MAX_TRIES = 60;
const BETWEEN_TRIES_MS = 250;
const RESTORED_AT_ONCE = 500;

/** Imports of the last 24 hours, which can be undone. */
@Injectable()
export class CustomerImportsService {
  constructor(
    private readonly database: Database,
    private readonly imports: CustomerImportsRepository,
    private readonly readModel: CustomerImportsReadModel,
    private readonly trash: TrashService,
    private readonly registry: RecordRegistry,
  ) {}

  list(): Promise<CustomerImport[]> {
    return this.imports.list();
  }

  /** Deletes added customers and changes others back, except those changed since. Repeating it changes nothing. */
  async undo(id: number): Promise<ImportUndo> {
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const result = await this.tryUndo(id);
      if (result) return result;
      await sleep(BETWEEN_TRIES_MS);
    }
    throw conflict('This import is being undone in another window. Please look again in a minute.');
  }

  /** Returns undefined while another window is undoing the import. */
  private tryUndo(id: number): Promise<ImportUndo | undefined> {
    return this.database.transaction(async () => {
      const state = await this.imports.lock(id);
      if (!state) throw new ProblemError(404, 'This import can no longer be undone.');
      if (state === 'locked') return undefined;
      if (state === 'imported') await this.takeBack(id);
      return this.readModel.getUndo(id);
    });
  }

  private async takeBack(id: number): Promise<void> {
    await this.imports.lockCustomers(id);
    const untouched = await this.readModel.listUntouched(id);
    await this.trash.removeAllIn('customer', untouched);
    const restored: number[] = [];
    const target = await this.registry.imported('customers');
    for (const rows of batches(await this.readModel.listPrevious(id), RESTORED_AT_ONCE)) {
      await target.update(rows);
      restored.push(...rows.map((row) => row.id));
    }
    await this.imports.setUndone(id, untouched.length, restored);
  }
}
