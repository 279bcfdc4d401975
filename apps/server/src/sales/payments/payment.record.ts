import { Injectable } from '@nestjs/common';
import { RecordRegistry } from '../../records/registry/record-registry.service';

/** Registers payments and refunds with the audit log. */
@Injectable()
export class PaymentRecordKind {
  constructor(registry: RecordRegistry) {
    registry.register({
      table: 'payments',
      name: 'This payment',
      label: 'amount',
      refersTo: [
        { column: 'purchaseId', table: 'purchases' },
        { column: 'invoiceId', table: 'invoices', shared: true },
        { column: 'recordedBy', table: 'users', label: 'email' },
      ],
    });
    registry.register({
      table: 'refunds',
      name: 'This refund',
      label: 'amount',
      refersTo: [
        { column: 'paymentId', table: 'payments' },
        { column: 'recordedBy', table: 'users', label: 'email' },
      ],
    });
  }
}
