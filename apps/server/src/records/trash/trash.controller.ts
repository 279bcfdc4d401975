import { Controller, Get, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import {
  type TrashParams,
  type TrashQuery,
  trashItemsSchema,
  trashParamsSchema,
  trashQuerySchema,
} from '@polaris/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Answers } from '../../platform/http/answers';
import { sendJson } from '../../platform/database/list/list';
import { Allow } from '../../platform/http/policy';
import { TrashService } from './trash.service';

@Controller('admin/trash')
export class TrashController {
  constructor(private readonly trash: TrashService) {}

  @Get()
  @Allow('owner')
  @Answers(200, trashItemsSchema)
  async list(
    @Query({ schema: trashQuerySchema }) query: TrashQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    return sendJson(await this.trash.list(query), request, reply);
  }

  @Post(':kind/:id/restore')
  @HttpCode(204)
  @Allow('owner')
  @Answers(204)
  restore(@Param({ schema: trashParamsSchema }) { kind, id }: TrashParams): Promise<void> {
    return this.trash.restore(kind, id);
  }
}
