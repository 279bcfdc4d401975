import { Injectable } from '@nestjs/common';
import { RecordRegistry } from '../../records/registry/record-registry.service';

/** Registers purchases with the audit log. */
@Injectable()
export class PurchaseRecordKind {
  constructor(registry: RecordRegistry) {
    registry.register({
      table: 'purchases',
      name: 'This purchase',
      label: 'serviceId',
      refersTo: [
        { column: 'customerId', table: 'customers', shared: true },
        { column: 'serviceId', table: 'services' },
        { column: 'userId', table: 'users', label: 'email' },
        { column: 'recordedBy', table: 'users', label: 'email' },
      ],
    });
  }
}
