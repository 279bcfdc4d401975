import { Controller, Get, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import {
  type HeldMails,
  type IdParams,
  type Mail,
  type MailsQuery,
  heldMailsSchema,
  idParamsSchema,
  mailSchema,
  mailsQuerySchema,
  mailsSchema,
} from '@polaris/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Operation, Returns, Tag } from '../platform/openapi/operation';
import { sendPage } from '../platform/database/list/list';
import { Allow } from '../platform/http/policy';
import { MailService } from './mail.service';
import { mailExamples } from './mail.examples';

@Tag('Mail', {
  description: 'What the server has mailed, and how far it has come.',
  examples: mailExamples,
})
@Controller('admin/mails')
export class MailsController {
  constructor(private readonly mail: MailService) {}

  @Get()
  @Allow('owner')
  @Operation('listMails', 'List mails, the newest first')
  @Returns(200, mailsSchema)
  async list(
    @Query({ schema: mailsQuerySchema }) query: MailsQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Mail[]> {
    return sendPage(await this.mail.list(query), request, reply);
  }

  @Post('release')
  @HttpCode(200)
  @Allow('owner')
  @Operation('releaseHeldMails', 'Send the mails that are held since a restore', {
    errors: { 409: 'There is no mail server yet: set SMTP_URL.' },
  })
  @Returns(200, heldMailsSchema)
  release(): Promise<HeldMails> {
    return this.mail.releaseHeld();
  }

  @Post('discard')
  @HttpCode(200)
  @Allow('owner')
  @Operation('discardHeldMails', 'Give up the mails that are held since a restore')
  @Returns(200, heldMailsSchema)
  discard(): Promise<HeldMails> {
    return this.mail.discardHeld();
  }

  @Post(':id/retry')
  @HttpCode(200)
  @Allow('owner')
  @Operation('retryMail', 'Send a mail again', { errors: { 409: 'This mail was sent already.' } })
  @Returns(200, mailSchema)
  retry(@Param({ schema: idParamsSchema }) { id }: IdParams): Promise<Mail> {
    return this.mail.retry(id);
  }
}
