import { Injectable } from '@nestjs/common';
import { RecordRegistry } from '../../records/registry/record-registry.service';

/** Registers booking settings, hours and exceptions with the audit log. */
@Injectable()
export class BookingRecordKinds {
  constructor(registry: RecordRegistry) {
    registry.register({ table: 'booking_settings', name: 'The booking settings', label: 'place' });
    registry.register({ table: 'availability_rules', name: 'These hours', label: 'weekday' });
    registry.register({ table: 'availability_exceptions', name: 'This day', label: 'day' });
  }
}
