import { Injectable } from '@nestjs/common';
import { RecordRegistry } from '../../records/registry/record-registry.service';

/** What the engines over records know of the site's content. */
@Injectable()
export class SiteContentRecordKind {
  constructor(registry: RecordRegistry) {
    registry.register({ table: 'site_content', name: 'This part of the site', label: 'name' });
  }
}
