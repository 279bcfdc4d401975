import { Injectable } from '@nestjs/common';
import { RecordRegistry } from '../../records/registry/record-registry.service';

/** What the engines over records know of services. */
@Injectable()
export class ServiceRecordKind {
  constructor(registry: RecordRegistry) {
    registry.register({ table: 'services', name: 'This service', label: 'name' });
  }
}
