import { Injectable } from '@nestjs/common';
import { RecordRegistry } from '../registry/record-registry.service';

/** Registers adding and removing the samples with the audit log. */
@Injectable()
export class SamplesRecordKind {
  constructor(registry: RecordRegistry) {
    registry.register({
      table: 'sample_data',
      name: 'This sample data',
      label: 'summary',
    });
  }
}
