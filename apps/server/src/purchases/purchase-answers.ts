import { type AdminPurchase, type Purchase, displayName } from '@polaris/contracts';
import { type EntityManager, In } from 'typeorm';
import { PurchaseNoteEntity } from './purchase-note.entity';
import { PurchaseEntity } from './purchase.entity';

/** Purchases with the service and the buyer beside them. */
export const purchasesIn = (manager: EntityManager) =>
  manager
    .createQueryBuilder(PurchaseEntity, 'p')
    .leftJoinAndSelect('p.service', 'service')
    .leftJoinAndSelect('p.user', 'user');

type Notes = Map<number, PurchaseNoteEntity[]>;

/** What was written about each of these purchases, the newest first. */
export async function notesOf(rows: PurchaseEntity[], manager: EntityManager): Promise<Notes> {
  if (rows.length === 0) return new Map();
  const notes = await manager.find(PurchaseNoteEntity, {
    where: { purchaseId: In(rows.map(({ id }) => id)) },
    order: { id: 'DESC' },
  });
  return Map.groupBy(notes, ({ purchaseId }) => purchaseId);
}

export const toPurchase = (row: PurchaseEntity, notes: Notes = new Map()): Purchase => ({
  id: row.id,
  userId: row.userId,
  serviceId: row.serviceId,
  service: row.service ? { name: row.service.name } : null,
  status: row.status,
  amount: row.amount,
  progress: row.progress,
  purchaseDate: row.purchaseDate.toISOString(),
  completionDate: row.completionDate?.toISOString() ?? null,
  notes: (notes.get(row.id) ?? []).map(({ text, createdAt }) => ({
    text,
    createdAt: createdAt.toISOString(),
  })),
});

export const toAdminPurchase = (row: PurchaseEntity, notes: Notes): AdminPurchase => ({
  ...toPurchase(row, notes),
  buyer: row.user ? { email: row.user.email, name: displayName(row.user) } : null,
  version: row.version,
});
