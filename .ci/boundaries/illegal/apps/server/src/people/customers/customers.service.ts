import '../../sales/purchases/purchases.service.ts';
import '../../site/testimonials/testimonials.service.ts';
import type { InvoiceEntity } from '../../sales/invoices/invoice.entity.ts';
import '../../sales/sales.module.ts';

export type Billed = Pick<InvoiceEntity, 'id'>;
