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
  type AnnounceInput,
  type EssayAnnouncement,
  type EssayParams,
  type IdParams,
  type SubscribersQuery,
  announceInputSchema,
  essayAnnouncementSchema,
  essayAnnouncementsSchema,
  essayParamsSchema,
  idParamsSchema,
  subscribersQuerySchema,
  subscribersSchema,
} from '@polaris/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendJson } from '../platform/database/list/list';
import { Allow } from '../platform/http/policy';
import { Operation, Returns, Tag } from '../platform/openapi/operation';
import { TrashService } from '../records/trash/trash.service';
import { AnnouncementsService } from './announcements.service';
import { SubscribersService } from './subscribers.service';

/** What the owner does with the newsletter. */
@Tag('Newsletter')
@Controller('admin')
export class SubscribersController {
  constructor(
    private readonly subscribers: SubscribersService,
    private readonly announcements: AnnouncementsService,
    private readonly trash: TrashService,
  ) {}

  @Get('subscribers')
  @Allow('owner')
  @Operation('listSubscribers', 'List subscribers, the newest first')
  @Returns(200, subscribersSchema)
  async list(
    @Query({ schema: subscribersQuerySchema }) query: SubscribersQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    return sendJson(await this.subscribers.list(query), request, reply);
  }

  @Delete('subscribers/:id')
  @HttpCode(204)
  @Allow('owner')
  @Operation('deleteSubscriber', 'Move a subscriber to the trash')
  @Returns(204)
  remove(@Param({ schema: idParamsSchema }) { id }: IdParams): Promise<void> {
    return this.trash.remove('subscriber', id);
  }

  @Get('newsletter/essays')
  @Allow('owner')
  @Operation('listAnnouncements', 'List essays that can be, or were, announced')
  @Returns(200, essayAnnouncementsSchema)
  listEssays(): Promise<EssayAnnouncement[]> {
    return this.announcements.list();
  }

  @Post('newsletter/essays/:slug')
  @HttpCode(202)
  @Allow('owner')
  @Operation('announceEssay', 'Mail an essay to all subscribers', {
    errors: { 409: 'This essay was announced before.' },
  })
  @Returns(202, essayAnnouncementSchema)
  announce(
    @Param({ schema: essayParamsSchema }) { slug }: EssayParams,
    @Body({ schema: announceInputSchema }) input: AnnounceInput,
  ): Promise<EssayAnnouncement> {
    return this.announcements.announce(slug, input);
  }
}
