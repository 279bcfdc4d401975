import { Injectable } from '@nestjs/common';
import { RecordRegistry } from '../../records/registry/record-registry.service';

/** Registers services with the audit log. */
@Injectable()
export class ServiceRecordKind {
  constructor(registry: RecordRegistry) {
    registry.register({ table: 'services', name: 'This service', label: 'name' });
  }
}
