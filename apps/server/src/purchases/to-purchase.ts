import type { Purchase } from '@polaris/contracts';
import { purchaseColumns } from './purchase.columns';
import type { PurchaseEntity } from './purchase.entity';

/** What was just bought: it has no notes yet, and nothing of it is paid. */
export const toPurchase = (row: PurchaseEntity): Purchase =>
  purchaseColumns.toItem(row, {
    service: serviceOf(row),
    notes: [],
    paid: 0,
    owed: row.status === 'cancelled' ? 0 : row.amount,
    paymentPending: false,
  });

const serviceOf = ({ service }: PurchaseEntity): Purchase['service'] =>
  service ? { name: service.name } : null;
