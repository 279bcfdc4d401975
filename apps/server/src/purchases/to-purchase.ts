import { type AdminPurchase, type Purchase, displayName } from '@polaris/contracts';
import type { PurchaseEntity } from './purchase.entity';
import type { PurchaseNotes } from './purchase-notes.repository';

export const toPurchase = (row: PurchaseEntity, notes: PurchaseNotes = new Map()): Purchase => ({
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

export const toAdminPurchase = (row: PurchaseEntity, notes: PurchaseNotes): AdminPurchase => ({
  ...toPurchase(row, notes),
  buyer: row.user ? { email: row.user.email, name: displayName(row.user) } : null,
  version: row.version,
});
