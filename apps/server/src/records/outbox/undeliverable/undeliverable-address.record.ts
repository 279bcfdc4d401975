import { Injectable } from '@nestjs/common';
import { RecordRegistry } from '../../registry/record-registry.service';
import { UNDELIVERABLE_ADDRESS } from './undeliverable-addresses.repository';

/** What the engines over records know of them: that the owner tries one again is in the audit log. */
@Injectable()
export class UndeliverableAddressRecordKind {
  constructor(registry: RecordRegistry) {
    registry.register({
      table: 'undeliverable_addresses',
      name: UNDELIVERABLE_ADDRESS,
      label: 'email',
    });
  }
}
