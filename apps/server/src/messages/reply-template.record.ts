import { Injectable } from '@nestjs/common';
import { RecordRegistry } from '../records/registry/record-registry.service';
import { MessageKeysRepository } from './message-keys.repository';
import { REPLY_TEMPLATE } from './reply-templates.repository';

/** What the engines over records know of reply templates. */
@Injectable()
export class ReplyTemplateRecord {
  constructor(registry: RecordRegistry, keys: MessageKeysRepository) {
    registry.register({
      table: 'reply_templates',
      name: REPLY_TEMPLATE,
      label: 'name',
      trash: {
        kind: 'reply_template',
        onPurge: (ids, manager) => keys.removeOfTemplates(ids, manager),
      },
    });
  }
}
