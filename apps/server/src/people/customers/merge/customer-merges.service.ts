import { Injectable } from '@nestjs/common';
import type {
  CustomerMerge,
  KeptCustomer,
  MergeInput,
  MergePreview,
  MergeSide,
} from '@polaris/contracts';
import { CustomerFieldsService } from '../../fields/customer-fields.service';
import { IdempotencyService } from '../../../platform/idempotency/idempotency.service';
import { conflict, notFound } from '../../../platform/problem/problem';
import { AuditService } from '../../../records/audit/audit.service';
import { type Merging, RecordMergeService } from '../../../records/merge/record-merge.service';
import { CustomerAccountsService } from '../customer-accounts.service';
import { CUSTOMER } from '../customers.repository';
import { CustomerComparisonService } from './customer-comparison.service';
import { CustomerMergesRepository } from './customer-merges.repository';
import { MergeLocksService } from './merge-locks.service';
import { choicesOf, type ComparedCustomer, type Comparison } from './merge-fields';

const CHANGED = 'One of the two records was changed since you compared them. Compare them again.';
export const MERGE_GONE = 'This merge was undone, or is more than 30 days old.';

const mergingOf = (keptId: number, mergedId: number): Merging => ({
  table: 'customers',
  keptId,
  mergedId,
});

/** Merges two customers into one. */
@Injectable()
export class CustomerMergesService {
  constructor(
    private readonly comparisons: CustomerComparisonService,
    private readonly accounts: CustomerAccountsService,
    private readonly merges: CustomerMergesRepository,
    private readonly locks: MergeLocksService,
    private readonly records: RecordMergeService,
    private readonly fields: CustomerFieldsService,
    private readonly audit: AuditService,
    private readonly idempotency: IdempotencyService,
  ) {}

  async preview(keptId: number, mergedId: number): Promise<MergePreview> {
    const { kept, merged, fields, state } = await this.compare(keptId, mergedId);
    // Field values are left out: they are compared one by one.
    const counts = await this.records.count(mergingOf(keptId, mergedId), this.fields.pairs.table);
    const gain = await this.gainOf(kept, merged);
    return { kept: toSide(kept), merged: toSide(merged), state, fields, ...counts, gain };
  }

  merge(keptId: number, input: MergeInput): Promise<CustomerMerge> {
    return this.locks.retry(() =>
      this.idempotency.onceRecord(
        async () => ({ id: await this.mergeIn(keptId, input) }),
        (id) => this.get(id),
      ),
    );
  }

  /** Merges that can be undone. */
  listOf(customerId: number): Promise<CustomerMerge[]> {
    return this.merges.listOf(customerId);
  }

  async findKept(mergedId: number): Promise<KeptCustomer> {
    const kept = await this.merges.findKept(mergedId);
    if (!kept) throw notFound(CUSTOMER);
    return kept;
  }

  /** What one customer's account will newly see of the other record. */
  private async gainOf(kept: ComparedCustomer, merged: ComparedCustomer) {
    const [account, other] = kept.account ? [kept.account, merged] : [merged.account, kept];
    return account && this.accounts.gainOf(other.customer.id, account.id);
  }

  private async get(id: number): Promise<CustomerMerge> {
    const merge = await this.merges.get(id);
    if (!merge) throw conflict(MERGE_GONE);
    return merge;
  }

  private async compare(keptId: number, mergedId: number): Promise<Comparison> {
    const into = await this.merges.findKept(mergedId);
    if (into) throw conflict(`This record was merged into ${into.name} already.`);
    return this.comparisons.compare(keptId, mergedId);
  }

  private async mergeIn(keptId: number, input: MergeInput): Promise<number> {
    const { mergedId, state, choices } = input;
    await this.locks.lock([keptId, mergedId]);
    const comparison = await this.compare(keptId, mergedId);
    if (comparison.state !== state) throw conflict(CHANGED);
    const changes = await this.records.merge(
      mergingOf(keptId, mergedId),
      choicesOf(comparison, choices, this.fields.pairs),
    );
    const id = await this.merges.add(keptId, mergedId);
    const after = { mergedCustomer: mergedId };
    await this.audit.add({ relation: 'customers', recordId: keptId, after });
    await this.merges.addUndo(id, await this.audit.lastId(), changes);
    return id;
  }
}

const toSide = ({ customer: { id, name, createdAt }, account }: ComparedCustomer): MergeSide => ({
  id,
  name,
  createdAt,
  hasAccount: account !== null,
  accountEmail: account?.email ?? null,
});
