import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  Post,
  Put,
  Query,
  Req,
  Res,
} from '@nestjs/common';
import {
  type IdParams,
  type PageQuery,
  type ReplyTemplate,
  type ReplyTemplateInput,
  idParamsSchema,
  idempotencyKeySchema,
  plainPageQuerySchema,
  replyTemplateInputSchema,
  replyTemplateSchema,
  replyTemplatesSchema,
} from '@polaris/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendJson } from '../platform/database/list/list';
import { IdempotencyKey } from '../platform/http/idempotency-key';
import { Allow, CurrentUser } from '../platform/http/policy';
import { Operation, Returns, Tag } from '../platform/openapi/operation';
import { TrashService } from '../records/trash/trash.service';
import type { UserEntity } from '../users/user.entity';
import { replyTemplateExamples } from './reply-template.examples';
import { ReplyTemplatesService } from './reply-templates.service';

const NAME_IS_TAKEN = 'There is a template with this name already.';

@Tag('Reply templates', {
  description: 'Texts that messages to people begin with.',
  examples: replyTemplateExamples,
})
@Controller('admin/reply-templates')
export class ReplyTemplatesController {
  constructor(
    private readonly templates: ReplyTemplatesService,
    private readonly trash: TrashService,
  ) {}

  @Get()
  @Allow('owner')
  @Operation('listReplyTemplates', 'List reply templates, the newest first')
  @Returns(200, replyTemplatesSchema)
  async list(
    @Query({ schema: plainPageQuerySchema }) query: PageQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    return sendJson(await this.templates.list(query), request, reply);
  }

  @Post()
  @Allow('owner')
  @Operation('createReplyTemplate', 'Add a reply template', {
    headers: { 'Idempotency-Key': idempotencyKeySchema },
    errors: { 409: NAME_IS_TAKEN, 422: 'This Idempotency-Key was used for something else.' },
  })
  @Returns(201, replyTemplateSchema)
  create(
    @CurrentUser() user: UserEntity,
    @Body({ schema: replyTemplateInputSchema }) input: ReplyTemplateInput,
    @IdempotencyKey() key: string | undefined,
  ): Promise<ReplyTemplate> {
    return this.templates.create(input, user.id, key);
  }

  @Put(':id')
  @Allow('owner')
  @Operation('updateReplyTemplate', 'Change a reply template', { errors: { 409: NAME_IS_TAKEN } })
  @Returns(200, replyTemplateSchema)
  update(
    @Param({ schema: idParamsSchema }) { id }: IdParams,
    @Body({ schema: replyTemplateInputSchema }) input: ReplyTemplateInput,
  ): Promise<ReplyTemplate> {
    return this.templates.update(id, input);
  }

  @Delete(':id')
  @HttpCode(204)
  @Allow('owner')
  @Operation('deleteReplyTemplate', 'Move a reply template to the trash')
  @Returns(204)
  remove(@Param({ schema: idParamsSchema }) { id }: IdParams): Promise<void> {
    return this.trash.remove('reply_template', id);
  }
}
