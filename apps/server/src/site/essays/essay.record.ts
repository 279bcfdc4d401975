import { Injectable } from '@nestjs/common';
import { RecordRegistry } from '../../records/registry/record-registry.service';
import { ESSAY } from './essays.repository';

/** What the engines over records know of essays. */
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
