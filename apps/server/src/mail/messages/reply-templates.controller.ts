import { Controller } from '@nestjs/common';
import {
  type ReplyTemplate,
  listReplyTemplates,
  createReplyTemplate,
  updateReplyTemplate,
  deleteReplyTemplate,
} from '@polaris/contracts';
import { Handle, type InputOf } from '../../platform/http/handle';
import type { JsonPage } from '../../platform/database/list/list';
import { TrashService } from '../../records/trash/trash.service';
import { ReplyTemplatesService } from './reply-templates.service';

@Controller()
export class ReplyTemplatesController {
  constructor(
    private readonly templates: ReplyTemplatesService,
    private readonly trash: TrashService,
  ) {}

  @Handle(listReplyTemplates)
  list({ query }: InputOf<typeof listReplyTemplates>): Promise<JsonPage> {
    return this.templates.list(query);
  }

  @Handle(createReplyTemplate)
  create({ body: input }: InputOf<typeof createReplyTemplate>): Promise<ReplyTemplate> {
    return this.templates.create(input);
  }

  @Handle(updateReplyTemplate)
  update({
    params: { id },
    body: input,
  }: InputOf<typeof updateReplyTemplate>): Promise<ReplyTemplate> {
    return this.templates.update(id, input);
  }

  @Handle(deleteReplyTemplate)
  remove({ params: { id } }: InputOf<typeof deleteReplyTemplate>): Promise<void> {
    return this.trash.remove('reply_template', id);
  }
}
