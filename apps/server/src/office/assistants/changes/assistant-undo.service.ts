import { createHash, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  ASSISTANT_UNDO_DAYS,
  type AssistantChange,
  type AssistantUndo,
  type AssistantUndoInput,
  type AssistantUndoPreview,
  type AssistantUndoQuery,
} from '@polaris/contracts';
import { CustomersService } from '../../../people/customers/customers.service';
import { TagsService } from '../../../people/tags/tags.service';
import { BusinessClock } from '../../../platform/config/business-clock';
import { Database } from '../../../platform/database/database';
import { withChangeSet } from '../../../platform/logging/request-context';
import { conflict } from '../../../platform/problem/problem';
import { AuditService } from '../../../records/audit/audit.service';
import { type RecordUndoPlan, RecordUndoService } from '../../../records/undo/record-undo.service';
import type { AssistantCaller } from '../assistant-callers.read-model';
import { AssistantGrantsRepository } from '../assistant-grants.repository';
import { type DraftWithdrawal, DraftWithdrawalsService } from '../drafts/draft-withdrawals.service';
import { ChangeSetsRepository, type TagPair } from './change-sets.repository';
import { type NamedPair, undoTexts } from './undo-texts';

const OWNER_HOURS = ASSISTANT_UNDO_DAYS * 24;
const ASSISTANT_HOURS = 24;

interface Plan {
  records: RecordUndoPlan;
  drafts: DraftWithdrawal;
  pairs: TagPair[];
  result: AssistantUndo;
  digest: string;
}

/** Undoes what assistants changed: by the owner after a preview, or by the assistant itself. */
@Injectable()
export class AssistantUndoService {
  constructor(
    private readonly database: Database,
    private readonly sets: ChangeSetsRepository,
    private readonly grants: AssistantGrantsRepository,
    private readonly undo: RecordUndoService,
    private readonly audit: AuditService,
    private readonly customers: CustomersService,
    private readonly tags: TagsService,
    private readonly clock: BusinessClock,
    private readonly drafts: DraftWithdrawalsService,
  ) {}

  async list(grantId: number, userId: string): Promise<AssistantChange[]> {
    await this.grants.assertOwned(grantId, userId);
    return this.sets.list(grantId);
  }

  preview(
    grantId: number,
    query: AssistantUndoQuery,
    userId: string,
  ): Promise<AssistantUndoPreview> {
    return this.database.transaction(async () => {
      await this.grants.assertOwned(grantId, userId);
      const sets = await this.sets.lockUndoable(grantId, query, OWNER_HOURS);
      const { result, digest } = await this.plan(sets);
      return { ...result, digest };
    });
  }

  /** A repeat gets the first answer. */
  run(grantId: number, input: AssistantUndoInput, userId: string): Promise<AssistantUndo> {
    return this.apply({ id: randomUUID(), via: '' }, async (undoId) => {
      await this.grants.assertOwned(grantId, userId);
      const sets = await this.sets.lockUndoable(grantId, input, OWNER_HOURS);
      const earlier = await this.sets.findUndo(grantId, { digest: input.digest });
      if (earlier) return earlier;
      const plan = await this.plan(sets);
      if (plan.digest !== input.digest)
        throw conflict('Something changed since the preview. Look at it again.');
      return this.carryOut(sets, plan, { id: undoId, by: 'owner' });
    });
  }

  /** Undoes one of the assistant's own changes, for the assistant itself. */
  runOwn({ grantId, label }: AssistantCaller, changeId: string): Promise<AssistantUndo> {
    return this.apply({ id: randomUUID(), via: label }, async (undoId) => {
      const sets = await this.sets.lockUndoable(grantId, { changeId }, ASSISTANT_HOURS);
      if (sets.length === 0) {
        const earlier = await this.sets.findUndo(grantId, { changeId });
        if (earlier) return earlier;
        throw conflict(
          'This is no change of this connection within the last 24 hours. The owner can undo older ones.',
        );
      }
      return this.carryOut(sets, await this.plan(sets), { id: undoId, by: 'assistant' });
    });
  }

  private apply<T>(
    changes: { id: string; via: string },
    work: (undoId: string) => Promise<T>,
  ): Promise<T> {
    return withChangeSet(changes, () => this.database.transaction(() => work(changes.id)));
  }

  private async plan(ids: readonly string[]): Promise<Plan> {
    const pairs = await this.presentPairs(await this.sets.findPairs(ids));
    const records = await this.undo.plan(ids, (all) => this.sets.findUndoIds(all));
    const drafts = await this.drafts.plan(ids);
    const digest = createHash('sha256')
      .update(JSON.stringify([ids, records, pairs, drafts]))
      .digest('hex');
    const [now, zone] = [await this.database.now(), await this.clock.zone()];
    const texts = undoTexts(records, await this.named(pairs), { now, zone });
    const undone = [...texts.undone, ...drafts.undone];
    const stays = [...texts.stays, ...drafts.stays];
    return { records, pairs, drafts, digest, result: { sets: ids.length, undone, stays } };
  }

  private async carryOut(
    ids: readonly string[],
    { records, pairs, drafts, digest, result }: Plan,
    undo: { id: string; by: 'owner' | 'assistant' },
  ): Promise<AssistantUndo> {
    await this.undo.apply(records);
    await this.drafts.apply(drafts);
    for (const [tagId, some] of Map.groupBy(pairs, (pair) => pair.tagId))
      await this.tags.removeFromCustomers(
        tagId,
        some.map(({ customerId }) => customerId),
      );
    await this.sets.markUndone(ids, { ...undo, digest, result });
    return result;
  }

  /** Customers who still have the tag, each once, locked. */
  private async presentPairs(pairs: readonly TagPair[]): Promise<TagPair[]> {
    const present: TagPair[] = [];
    for (const [tagId, some] of Map.groupBy(pairs, (pair) => pair.tagId)) {
      const ids = [...new Set(some.map(({ customerId }) => customerId))];
      await this.customers.lockAll(ids);
      const found = await this.tags.customersWith(tagId, ids);
      present.push(...found.map((customerId) => ({ customerId, tagId })));
    }
    return present;
  }

  private async named(pairs: readonly TagPair[]): Promise<NamedPair[]> {
    const records = pairs.flatMap(({ customerId, tagId }) => [
      { table: 'customers' as const, id: customerId },
      { table: 'tags' as const, id: tagId },
    ]);
    const names = await this.audit.findNames(records);
    return pairs.map((_pair, at) => ({
      customer: names[2 * at] ?? '',
      tag: names[2 * at + 1] ?? '',
    }));
  }
}
