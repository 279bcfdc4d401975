import { Injectable } from '@nestjs/common';
import { RecordRegistry } from '../../records/registry/record-registry.service';
import { OFFER } from './offers.repository';

/** Registers offers with the audit log. */
@Injectable()
export class OfferRecordKind {
  constructor(registry: RecordRegistry) {
    registry.register({
      table: 'offers',
      name: OFFER,
      label: 'title',
      refersTo: [
        { column: 'customerId', table: 'customers', shared: true },
        { column: 'serviceId', table: 'services' },
        { column: 'follows', table: 'offers' },
        { column: 'recordedBy', table: 'users', label: 'email' },
      ],
    });
  }
}
