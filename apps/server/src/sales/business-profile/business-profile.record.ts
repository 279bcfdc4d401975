import { Injectable } from '@nestjs/common';
import { RecordRegistry } from '../../records/registry/record-registry.service';

/** Registers the business profile with the audit log. */
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
