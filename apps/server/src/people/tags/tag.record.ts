import { Injectable } from '@nestjs/common';
import { RecordRegistry } from '../../records/registry/record-registry.service';
import { TAG } from './tags.repository';

/** Registers tags with the audit log and the trash. */
@Injectable()
export class TagRecordKind {
  constructor(registry: RecordRegistry) {
    registry.register({
      table: 'tags',
      name: TAG,
      label: 'name',
      links: { table: 'customer_tags', columns: { customerId: 'customers', tagId: 'tags' } },
      trash: { kind: 'tag' },
    });
  }
}
