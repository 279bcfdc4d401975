import { Injectable } from '@nestjs/common';
import { RecordRegistry } from '../../registry/record-registry.service';
import { UNDELIVERABLE_ADDRESS } from './undeliverable-addresses.repository';

/** Registers the kind, so that the audit log has the owner's retries. */
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
