import { Injectable } from '@nestjs/common';
import { RecordRegistry } from '../../records/registry/record-registry.service';

/** What the engines over records know of the business profile. */
@Injectable()
export class BusinessProfileRecordKind {
  constructor(registry: RecordRegistry) {
    registry.register({
      table: 'business_profile',
      name: 'The business profile',
      label: 'legalName',
    });
  }
}
