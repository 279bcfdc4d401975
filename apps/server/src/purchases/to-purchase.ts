import type {
  AdminPurchase,
  Purchase,
  PurchaseNote,
  PurchaseTestimonial,
} from '@polaris/contracts';
import { adminPurchaseColumns, purchaseColumns } from './purchase.columns';
import type { PurchaseEntity } from './purchase.entity';
import { toBuyer } from './purchase-parts.read-model';

/** What was just bought: it has no notes yet. */
export const toPurchase = (row: PurchaseEntity): Purchase =>
  purchaseColumns.toItem(row, { service: serviceOf(row), notes: [] });

export const toAdminPurchase = (
  row: PurchaseEntity,
  notes: PurchaseNote[],
  testimonial: PurchaseTestimonial | null,
): AdminPurchase =>
  adminPurchaseColumns.toItem(row, {
    service: serviceOf(row),
    notes,
    buyer: toBuyer(row.user),
    testimonial,
  });

const serviceOf = ({ service }: PurchaseEntity): Purchase['service'] =>
  service ? { name: service.name } : null;
