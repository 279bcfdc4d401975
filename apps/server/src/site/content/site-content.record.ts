import { Injectable } from '@nestjs/common';
import { RecordRegistry } from '../../records/registry/record-registry.service';

/** Registers the site's content with the audit log. */
@Injectable()
export class SiteContentRecordKind {
  constructor(registry: RecordRegistry) {
    registry.register({ table: 'site_content', name: 'This part of the site', label: 'name' });
  }
}
