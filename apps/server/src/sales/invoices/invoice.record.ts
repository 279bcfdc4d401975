import { Injectable } from '@nestjs/common';
import { RecordRegistry } from '../../records/registry/record-registry.service';

/** Registers invoices with the audit log. */
@Injectable()
export class InvoiceRecordKind {
  constructor(registry: RecordRegistry) {
    registry.register({
      table: 'invoices',
      name: 'This invoice',
      label: 'number',
      refersTo: [
        { column: 'customerId', table: 'customers', shared: true },
        { column: 'purchaseId', table: 'purchases', shared: true },
        { column: 'creditOf', table: 'invoices' },
        { column: 'userId', table: 'users', label: 'email' },
        { column: 'recordedBy', table: 'users', label: 'email' },
      ],
    });
  }
}
