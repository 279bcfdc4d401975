import { Injectable } from '@nestjs/common';
import {
  type AdminPurchase,
  type AdminPurchasesQuery,
  type PageQuery,
  type PurchaseUpdate,
  purchaseStatusLabels,
  purchaseTransitions,
} from '@polaris/contracts';
import { Database } from '../../platform/database/database';
import { DomainEvents } from '../../platform/database/events/domain-events';
import type { Page } from '../../platform/database/list/list';
import { conflict, invalid, notFound, stale } from '../../platform/problem/problem';
import { ProgressUpdatesService } from './progress/progress-updates.service';
import { PurchaseNotesService } from './progress/purchase-notes.service';
import type { PurchaseEntity } from './purchase.entity';
import { purchaseCanceled } from './purchase.events';
import { PurchasesReadModel } from './purchases.read-model';
import { PurchasesRepository } from './purchases.repository';

/** The owner's view of purchases, and their progress. */
@Injectable()
export class AdminPurchasesService {
  constructor(
    private readonly database: Database,
    private readonly purchases: PurchasesRepository,
    private readonly notes: PurchaseNotesService,
    private readonly progress: ProgressUpdatesService,
    private readonly events: DomainEvents,
    private readonly readModel: PurchasesReadModel,
  ) {}

  /** Newest first. */
  list(query: AdminPurchasesQuery): Promise<Page<AdminPurchase>> {
    return this.readModel.list(query);
  }

  /** Orders that nothing was done about yet, the earliest first. */
  listNew(query: PageQuery): Promise<Page<AdminPurchase>> {
    return this.readModel.listNew(query);
  }

  get(id: number): Promise<AdminPurchase> {
    return this.readModel.getForOwner(id);
  }

  /** Updates a purchase. The customer sees the change and the note. */
  update(id: number, { note, version, ...change }: PurchaseUpdate): Promise<AdminPurchase> {
    return this.database.transaction(async () => {
      const row = await this.purchases.lock(id);
      if (!row) throw notFound('This purchase');
      if (version !== undefined && version !== row.version) throw stale();
      const before = { ...row };
      move(row, change);
      plan(row, change);
      include(row, change);
      await this.purchases.save(row);
      if (row.status === 'cancelled' && before.status !== 'cancelled')
        await this.events.emit(purchaseCanceled, id);
      if (note !== undefined) await this.notes.add(id, note);
      await this.progress.notifyClient(before, row, note);
      return this.readModel.getForOwner(id);
    });
  }
}

function move(
  row: PurchaseEntity,
  { status, progress }: Pick<PurchaseUpdate, 'status' | 'progress'>,
) {
  if (status !== undefined && status !== row.status) setStatus(row, status);
  if (progress === undefined || progress === row.progress) return;
  // Completing sets the progress to 100%, so the form's value is ignored.
  if (status === 'completed') return;
  if (row.status !== 'active')
    throw conflict('Progress can be set only while a purchase is active.');
  row.progress = progress;
}

/** Fields that are not sent stay unchanged. */
function include(row: PurchaseEntity, change: PurchaseUpdate): void {
  const { includedSessions, sessionMinutes, bookBy } = change;
  if (includedSessions !== undefined) row.includedSessions = includedSessions;
  if (sessionMinutes !== undefined) row.sessionMinutes = sessionMinutes;
  if (bookBy !== undefined) row.bookBy = bookBy;
}

/** Fields that are not sent stay unchanged. A date needs a step. */
function plan(row: PurchaseEntity, { nextStep, nextStepOn }: PurchaseUpdate): void {
  if (nextStep !== undefined) row.nextStep = nextStep?.trim() || null;
  if (nextStepOn !== undefined) row.nextStepOn = nextStepOn;
  if (row.nextStep !== null) return;
  if (nextStepOn) throw invalid([{ path: 'nextStep', message: 'Please write the next step.' }]);
  row.nextStepOn = null;
}

function setStatus(row: PurchaseEntity, status: PurchaseEntity['status']): void {
  if (!purchaseTransitions[row.status].includes(status)) {
    const [from, to] = [row.status, status].map((word) => purchaseStatusLabels[word].toLowerCase());
    throw conflict(`A purchase that is ${from} cannot become ${to}.`);
  }
  row.status = status;
  row.completionDate = status === 'completed' ? new Date() : null;
  if (status === 'completed') row.progress = 100;
}
