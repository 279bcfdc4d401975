import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  Post,
  Query,
  Req,
  Res,
} from '@nestjs/common';
import {
  type IdParams,
  type MessageInput,
  type PageQuery,
  type ReplyInput,
  type WaitingMessage,
  idParamsSchema,
  idempotencyKeySchema,
  messageInputSchema,
  messagesSchema,
  plainPageQuerySchema,
  replyInputSchema,
  waitingMessageSchema,
} from '@polaris/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendJson } from '../platform/database/list/list';
import { IdempotencyKey } from '../platform/http/idempotency-key';
import { Allow, CurrentUser } from '../platform/http/policy';
import { Operation, Returns, Tag } from '../platform/openapi/operation';
import type { UserEntity } from '../users/user.entity';
import { messageExamples } from './message.examples';
import { MessageUndoService } from './message-undo.service';
import { MessagesService } from './messages.service';

const headers = { 'Idempotency-Key': idempotencyKeySchema };
const KEY_WAS_USED = 'This Idempotency-Key was used for something else.';

@Tag('Messages', {
  description: 'What the owner writes to people from their records.',
  examples: messageExamples,
})
@Controller('admin')
export class MessagesController {
  constructor(
    private readonly messages: MessagesService,
    private readonly undoing: MessageUndoService,
  ) {}

  @Get('contact-submissions/:id/messages')
  @Allow('owner')
  @Operation('listReplies', 'List the replies to a submission, the newest first')
  @Returns(200, messagesSchema)
  async listOfContact(
    @Param({ schema: idParamsSchema }) { id }: IdParams,
    @Query({ schema: plainPageQuerySchema }) query: PageQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    return sendJson(await this.messages.listOfContact(id, query), request, reply);
  }

  @Post('contact-submissions/:id/reply')
  @Allow('owner')
  @Operation('replyToSubmission', 'Reply to a submission by mail', {
    headers,
    errors: { 422: KEY_WAS_USED },
  })
  @Returns(201, waitingMessageSchema)
  reply(
    @CurrentUser() owner: UserEntity,
    @Param({ schema: idParamsSchema }) { id }: IdParams,
    @Body({ schema: replyInputSchema }) input: ReplyInput,
    @IdempotencyKey() key: string | undefined,
  ): Promise<WaitingMessage> {
    return this.messages.reply(id, input, { owner, key });
  }

  @Post('customers/:id/messages')
  @Allow('owner')
  @Operation('writeToCustomer', 'Write to a customer by mail', {
    headers,
    errors: { 409: 'This customer has no email address.', 422: KEY_WAS_USED },
  })
  @Returns(201, waitingMessageSchema)
  write(
    @CurrentUser() owner: UserEntity,
    @Param({ schema: idParamsSchema }) { id }: IdParams,
    @Body({ schema: messageInputSchema }) input: MessageInput,
    @IdempotencyKey() key: string | undefined,
  ): Promise<WaitingMessage> {
    return this.messages.write(id, input, { owner, key });
  }

  @Delete('messages/:id')
  @HttpCode(204)
  @Allow('owner')
  @Operation('takeMessageBack', 'Take a message back before it leaves', {
    errors: { 409: 'It has left already.' },
  })
  @Returns(204)
  undo(@Param({ schema: idParamsSchema }) { id }: IdParams): Promise<void> {
    return this.undoing.undo(id);
  }
}
