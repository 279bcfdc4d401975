import { Injectable } from '@nestjs/common';
import { RecordRegistry } from '../../records/registry/record-registry.service';
import { RETAINER } from './retainers.repository';

/** Registers retainers with the audit log. */
@Injectable()
export class RetainerRecordKind {
  constructor(registry: RecordRegistry) {
    registry.register({
      table: 'retainers',
      name: RETAINER,
      label: 'title',
      refersTo: [
        { column: 'customerId', table: 'customers', shared: true },
        { column: 'serviceId', table: 'services' },
        { column: 'offerId', table: 'offers' },
      ],
    });
  }
}
