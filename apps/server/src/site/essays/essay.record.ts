import { Injectable } from '@nestjs/common';
import { RecordRegistry } from '../../records/registry/record-registry.service';
import { ESSAY } from './essays.repository';

/** Registers essays with the audit log and the trash. */
@Injectable()
export class EssayRecordKind {
  constructor(registry: RecordRegistry) {
    registry.register({
      table: 'essays',
      name: ESSAY,
      label: 'title',
      trash: { kind: 'essay', isPublic: true },
    });
  }
}
