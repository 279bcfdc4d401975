import { Injectable } from '@nestjs/common';
import {
  type AdminPurchase,
  type AdminPurchasesQuery,
  type PurchaseUpdate,
  purchaseStatusLabels,
  purchaseTransitions,
} from '@polaris/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import type { Page } from '../platform/database/list/list';
import { conflict, notFound, stale } from '../platform/http/problem';
import { keysetPage } from '../platform/database/list/keyset-page';
import { notesOf, purchasesIn, toAdminPurchase } from './purchase-answers';
import { PurchaseMailsService } from './purchase-mails.service';
import { PurchaseNoteEntity } from './purchase-note.entity';
import { PurchaseEntity } from './purchase.entity';

const NEWEST_FIRST = { column: 'purchaseDate', direction: 'DESC', kind: 'time' } as const;

/** The owner's view of what was bought, and how it is moved along. */
@Injectable()
export class AdminPurchasesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly mails: PurchaseMailsService,
  ) {}

  async list(query: AdminPurchasesQuery): Promise<Page<AdminPurchase>> {
    const { manager } = this.dataSource;
    const { userId, customerId, status } = query;
    const found = purchasesIn(manager).where('true');
    if (userId) found.andWhere('p.userId = :userId', { userId });
    if (customerId)
      found.andWhere('p.userId = (select "userId" from customers where id = :customerId)', {
        customerId,
      });
    if (status) found.andWhere('p.status = :status', { status });
    const page = await keysetPage(found, query, NEWEST_FIRST);
    const notes = await notesOf(page.items, manager);
    return { ...page, items: page.items.map((row) => toAdminPurchase(row, notes)) };
  }

  /** Moves a purchase along; the customer sees it, and reads the note. */
  update(id: number, { note, version, ...change }: PurchaseUpdate): Promise<AdminPurchase> {
    return this.dataSource.transaction(async (manager) => {
      const lock = { mode: 'pessimistic_write' } as const;
      const row = await manager.findOne(PurchaseEntity, { where: { id }, lock });
      if (!row) throw notFound('This purchase');
      if (version !== undefined && version !== row.version) throw stale();
      move(row, change);
      await manager.save(row);
      if (note !== undefined)
        await manager.insert(PurchaseNoteEntity, { purchaseId: id, text: note });
      return this.answer(id, note, manager);
    });
  }

  private async answer(
    id: number,
    note: string | undefined,
    manager: EntityManager,
  ): Promise<AdminPurchase> {
    const moved = await purchasesIn(manager).where('p.id = :id', { id }).getOneOrFail();
    if (note !== undefined) await this.mails.noted(moved, note, manager);
    return toAdminPurchase(moved, await notesOf([moved], manager));
  }
}

function move(
  row: PurchaseEntity,
  { status, progress }: Pick<PurchaseUpdate, 'status' | 'progress'>,
) {
  if (status !== undefined && status !== row.status) setStatus(row, status);
  if (progress === undefined || progress === row.progress) return;
  // Completing means all of it, whatever the form said before.
  if (status === 'completed') return;
  if (row.status !== 'active')
    throw conflict('Progress can be set only while a purchase is active.');
  row.progress = progress;
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
