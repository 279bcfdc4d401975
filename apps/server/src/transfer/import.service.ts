import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { ImportPreview, ImportResult } from '@polaris/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { ProblemError, conflict } from '../common/problem';
import { type CustomerFile, type FileRow, readCustomerFile } from './customer-file';
import { type ImportPlan, type StoredCustomer, planImport } from './import-plan';

const MOST_MISTAKES = 100;
const MOST_LINES = 200;
/** Each statement stays far below the time that one may take. */
const BATCH = 500;

const columns = `"name", "email", "phone", "company", "status", "totalValue", "notes"`;

/** Takes customers from a CSV file: first the whole plan, then all of it or nothing. */
@Injectable()
export class ImportService {
  constructor(private readonly dataSource: DataSource) {}

  async preview(bytes: Uint8Array): Promise<ImportPreview> {
    const file = readCustomerFile(bytes);
    const plan = await this.planFor(this.dataSource.manager, file);
    return {
      plan: plan.mistakes.length > 0 ? null : nameOf(plan),
      rows: file.rows.length,
      created: plan.created.length,
      updated: plan.updated.length,
      unchanged: plan.unchanged,
      ignoredColumns: file.ignoredColumns,
      mistakeCount: plan.mistakes.length,
      mistakes: plan.mistakes.slice(0, MOST_MISTAKES),
      lines: plan.lines.slice(0, MOST_LINES),
    };
  }

  /** Does what the preview of this name said, while nobody else writes. */
  apply(bytes: Uint8Array, name: string): Promise<ImportResult> {
    const file = readCustomerFile(bytes);
    return this.dataSource.transaction(async (manager) => {
      await manager.query('lock table customers in share row exclusive mode');
      const plan = await this.planFor(manager, file);
      if (plan.mistakes.length > 0) throw new ProblemError(400, 'The file has mistakes.');
      if (nameOf(plan) !== name)
        throw conflict('Customers were changed since the preview. Look at it again.');
      await insertAll(manager, plan);
      await updateAll(manager, plan);
      const { created, updated, unchanged } = plan;
      return { created: created.length, updated: updated.length, unchanged };
    });
  }

  private async planFor(manager: EntityManager, { rows }: CustomerFile): Promise<ImportPlan> {
    const stored = new Map<number, StoredCustomer>();
    for (const batch of batches(rows))
      for (const customer of await customersLike(manager, batch)) stored.set(customer.id, customer);
    return planImport(rows, [...stored.values()]);
  }
}

/** The customers that rows may be about: of their ids, addresses and names. */
async function customersLike(manager: EntityManager, rows: FileRow[]): Promise<StoredCustomer[]> {
  const cell = (column: keyof FileRow['cells']) =>
    rows.map(({ cells }) => cells[column]?.trim().toLowerCase() ?? '').filter(Boolean);
  const ids = cell('id').filter((id) => /^\d{1,9}$/.test(id));
  const found = await manager.query<(StoredCustomer & { totalValue: string })[]>(
    `select id, ${columns} from customers
     where id = any($1::int[]) or lower(email) = any($2) or lower(name) = any($3)`,
    [ids, cell('email'), cell('name')],
  );
  return found.map((row) => ({ ...row, totalValue: Number(row.totalValue) }));
}

/** The same for the same plan, another for every other: also when it would overwrite other words. */
const nameOf = ({ created, updated, lines }: ImportPlan): string =>
  createHash('sha256')
    .update(JSON.stringify([created, updated, lines]))
    .digest('base64url');

async function insertAll(manager: EntityManager, { created }: ImportPlan): Promise<void> {
  for (const batch of batches(created))
    await manager.query(
      `insert into customers (${columns})
       select name, email, phone, company, coalesce(status, 'active'), coalesce("totalValue", 0), notes
       from jsonb_populate_recordset(null::customers, $1)`,
      [JSON.stringify(batch)],
    );
}

/** Each row changes in what its line changes, and in nothing else. */
async function updateAll(manager: EntityManager, { updated }: ImportPlan): Promise<void> {
  for (const batch of batches(updated))
    await manager.query(
      `update customers c set (${columns}, version) = (
         select ${columns}, c.version + 1 from jsonb_populate_record(c, change))
       from jsonb_array_elements($1::jsonb) change where c.id = (change ->> 'id')::int`,
      [JSON.stringify(batch)],
    );
}

function* batches<T>(items: T[]): Generator<T[]> {
  for (let at = 0; at < items.length; at += BATCH) yield items.slice(at, at + BATCH);
}
