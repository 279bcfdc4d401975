import { Injectable } from '@nestjs/common';
import { type CustomerMerge, type KeptCustomer, MERGE_UNDO_DAYS } from '@polaris/contracts';
import { BlobsService } from '../../../platform/blobs/blobs.service';
import { Database } from '../../../platform/database/database';
import { isoTime } from '../../../platform/database/list/sql-list';
import { sql } from '../../../platform/database/sql';
import { ExpiredRowsService } from '../../../platform/jobs/expired-rows.service';
import type { MergeChanges } from '../../../records/merge/record-merge.service';
import type { StoredMerge } from '../../../records/merge/merge-undo.service';

/** A merge with everything that its undo needs. */
export interface UndoableMerge extends StoredMerge {
  id: number;
  mergedId: number;
}

const age = sql`interval '${MERGE_UNDO_DAYS} days'`;
const isExpired = sql`"mergedAt" < now() - ${age}`;

const selectMerge = sql`
  select m.id, m."mergedId", u.changes #>> '{row,name}' as "mergedName",
    ${isoTime(sql`m."mergedAt"`)} as "mergedAt", ${isoTime(sql`(m."mergedAt" + ${age})`)} as "undoUntil"
  from customer_merges m join customer_merge_undos u on u."mergeId" = m.id
  where u."mergedAt" >= now() - ${age}`;

/** Merges of customers, and pairs that the owner marked as different people. */
@Injectable()
export class CustomerMergesRepository {
  constructor(
    private readonly database: Database,
    expiredRows: ExpiredRowsService,
    blobs: BlobsService,
  ) {
    expiredRows.register({ table: sql`customer_merge_undos`, expired: isExpired });
    // Keeps files of merged records while an undo could bring them back.
    blobs.keepWhile(
      sql`exists (select from customer_merge_undos where strpos(changes::text, b.hash) > 0)`,
    );
  }

  async add(keptId: number, mergedId: number): Promise<number> {
    const [added] = await this.database.tx.query<{ id: number }[]>(
      sql`insert into customer_merges ("keptId", "mergedId") values ($1, $2) returning id`,
      [keptId, mergedId],
    );
    return added!.id;
  }

  async addUndo(id: number, lastAuditId: string, changes: MergeChanges): Promise<void> {
    await this.database.tx.query(
      sql`insert into customer_merge_undos ("mergeId", "lastAuditId", changes) values ($1, $2, $3)`,
      [id, lastAuditId, JSON.stringify(changes)],
    );
  }

  /** Merges that can be undone, newest first. */
  listOf(keptId: number): Promise<CustomerMerge[]> {
    return this.database.query(sql`${selectMerge} and m."keptId" = $1 order by m.id desc`, [
      keptId,
    ]);
  }

  async get(id: number): Promise<CustomerMerge | undefined> {
    const [found] = await this.database.query<CustomerMerge[]>(sql`${selectMerge} and m.id = $1`, [
      id,
    ]);
    return found;
  }

  /** Undefined if the merge was undone or is too old. */
  async findUndoable(id: number): Promise<UndoableMerge | undefined> {
    const [found] = await this.database.query<UndoableMerge[]>(
      sql`select m.id, m."keptId", m."mergedId", ${isoTime(sql`m."mergedAt"`)} as "mergedAt",
         u."lastAuditId", u.changes
       from customer_merges m join customer_merge_undos u on u."mergeId" = m.id
       where m.id = $1 and u."mergedAt" >= now() - ${age}`,
      [id],
    );
    return found;
  }

  /** The name of another customer who was merged into the same one later. */
  async nameMergedLater({ id, keptId }: UndoableMerge): Promise<string | undefined> {
    const [later] = await this.database.query<{ name: string }[]>(
      sql`select u.changes #>> '{row,name}' as name
       from customer_merges m join customer_merge_undos u on u."mergeId" = m.id
       where m."keptId" = $2 and m.id > $1 order by m.id desc limit 1`,
      [id, keptId],
    );
    return later?.name;
  }

  /** The existing customer that a merged one is now part of, through any number of merges. */
  async findKept(mergedId: number): Promise<KeptCustomer | undefined> {
    const [kept] = await this.database.query<KeptCustomer[]>(
      sql`with recursive merged (id) as (
         select "keptId" from customer_merges where "mergedId" = $1
         union select m."keptId" from customer_merges m join merged on m."mergedId" = merged.id)
       select c.id, c.name from merged join customers c on c.id = merged.id`,
      [mergedId],
    );
    return kept;
  }

  async remove(id: number): Promise<void> {
    await this.database.tx.query(sql`delete from customer_merges where id = $1`, [id]);
  }

  /** Deletes the merges of customers who are deleted for good, and earlier merges into those. */
  async removeOf(keptIds: number[]): Promise<void> {
    await this.database.tx.query(
      sql`with recursive gone (id, "mergedId") as (
         select id, "mergedId" from customer_merges where "keptId" = any($1::int[])
         union select m.id, m."mergedId" from customer_merges m join gone on m."keptId" = gone."mergedId")
       delete from customer_merges where id in (select id from gone)`,
      [keptIds],
    );
  }

  /** A trigger stores the pair in the other direction, too. */
  async markDifferent(id: number, otherId: number): Promise<void> {
    await this.database.query(
      sql`insert into different_customers ("customerId", "otherId") values ($1, $2)
       on conflict do nothing`,
      [id, otherId],
    );
  }

  async unmarkDifferent(id: number, otherId: number): Promise<void> {
    await this.database.query(
      sql`delete from different_customers where "customerId" = $1 and "otherId" = $2`,
      [id, otherId],
    );
  }
}
