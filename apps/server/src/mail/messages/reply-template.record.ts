import { Injectable } from '@nestjs/common';
import { createReplyTemplate } from '@polaris/contracts';
import { IdempotencyService } from '../../platform/idempotency/idempotency.service';
import { RecordRegistry } from '../../records/registry/record-registry.service';
import { REPLY_TEMPLATE } from './reply-templates.repository';

/** Registers reply templates with the audit log and the trash. */
@Injectable()
export class ReplyTemplateRecordKind {
  constructor(registry: RecordRegistry, idempotency: IdempotencyService) {
    registry.register({
      table: 'reply_templates',
      name: REPLY_TEMPLATE,
      label: 'name',
      trash: {
        kind: 'reply_template',
        onPurge: (ids) => idempotency.forget(createReplyTemplate, ids),
      },
    });
  }
}
