import { Injectable } from '@nestjs/common';
import type { ImportPreview, ImportResult } from '@polaris/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { ProblemError, conflict } from '../../platform/http/problem';
import { LoopBreaks } from '../../platform/jobs/loop-breaks';
import { batches } from './batches';
import { type CheckedRow, checkRows } from './checked-row';
import { type CustomerFile, readCustomerFile } from './customer-file';
import { ImportPlan } from './import-plan';
import { candidateId, findCandidates, loadCustomers } from './stored-customers';
import { insertAll, updateAll } from './write-customers';

/** So few that the longest texts of so many customers hold nobody up. */
const COMPARED_AT_ONCE = 200;

/** Takes customers from a CSV file: first the whole plan, then all of it or nothing. */
@Injectable()
export class ImportService {
  constructor(private readonly dataSource: DataSource) {}

  async preview(bytes: Uint8Array): Promise<ImportPreview> {
    const { file, rows } = await read(bytes);
    const plan = await planFor(this.dataSource.manager, rows);
    const { created, updated, unchanged, mistakes, mistakeCount, lines } = plan;
    return {
      plan: mistakeCount > 0 ? null : plan.name(),
      rows: rows.length,
      created: created.length,
      updated: updated.length,
      unchanged,
      ignoredColumns: file.ignoredColumns,
      mistakeCount,
      mistakes,
      lines,
    };
  }

  /** Does what the preview of this name said, while nobody else writes. */
  async apply(bytes: Uint8Array, name: string): Promise<ImportResult> {
    const { rows } = await read(bytes);
    return this.dataSource.transaction(async (manager) => {
      await manager.query('lock table customers in share row exclusive mode');
      const plan = await planFor(manager, rows);
      if (plan.mistakeCount > 0) throw new ProblemError(400, 'The file has mistakes.');
      if (plan.name() !== name)
        throw conflict('Customers were changed since the preview. Look at it again.');
      await insertAll(manager, plan.created);
      await updateAll(manager, plan.updated);
      const { created, updated, unchanged } = plan;
      return { created: created.length, updated: updated.length, unchanged };
    });
  }
}

async function read(bytes: Uint8Array): Promise<{ file: CustomerFile; rows: CheckedRow[] }> {
  const file = await readCustomerFile(bytes);
  return { file, rows: await checkRows(file.rows) };
}

async function planFor(manager: EntityManager, rows: CheckedRow[]): Promise<ImportPlan> {
  const candidates = await findCandidates(manager, rows);
  const plan = new ImportPlan(candidates);
  const breaks = new LoopBreaks();
  for (const batch of batches(rows, COMPARED_AT_ONCE)) {
    const ids = batch.flatMap((row) => candidateId(row, candidates) ?? []);
    const stored = await loadCustomers(manager, ids);
    for (const row of batch) {
      plan.add(row, stored);
      await breaks.take();
    }
  }
  return plan;
}
