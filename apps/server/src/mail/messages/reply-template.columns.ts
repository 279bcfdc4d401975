import { type ReplyTemplate, replyTemplateSchema } from '@polaris/contracts';
import { plain, time } from '../../platform/database/list/column';
import { Columns } from '../../platform/database/list/columns';
import type { ReplyTemplateEntity } from './reply-template.entity';

export const replyTemplateColumns = new Columns<ReplyTemplateEntity, ReplyTemplate>(
  replyTemplateSchema,
  {
    id: plain('none'),
    name: plain('none'),
    subject: plain('none'),
    body: plain('none'),
    version: plain('none'),
    createdAt: time('none'),
    updatedAt: time('none'),
  },
);
