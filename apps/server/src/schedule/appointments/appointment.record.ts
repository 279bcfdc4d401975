import { Injectable } from '@nestjs/common';
import { RecordRegistry } from '../../records/registry/record-registry.service';

/** Registers appointments with the audit log. */
@Injectable()
export class AppointmentRecordKind {
  constructor(registry: RecordRegistry) {
    registry.register({
      table: 'sessions_appointments',
      name: 'This session',
      label: 'title',
      refersTo: [
        { column: 'customerId', table: 'customers', shared: true },
        { column: 'contactId', table: 'contact_submissions', shared: true },
        { column: 'serviceId', table: 'services' },
        { column: 'purchaseId', table: 'purchases' },
        { column: 'userId', table: 'users', label: 'email' },
      ],
    });
  }
}
