import { Controller, Get, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import {
  type TrashParams,
  type TrashQuery,
  trashItemsSchema,
  trashParamsSchema,
  trashQuerySchema,
} from '@polaris/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Operation, Returns, Tag } from '../../platform/openapi/operation';
import { sendJson } from '../../platform/database/list/list';
import { Allow } from '../../platform/http/policy';
import { TrashService } from './trash.service';
import { trashExamples } from './trash.examples';

@Tag('Trash', { description: 'Deleted records, for 30 days.', examples: trashExamples })
@Controller('admin/trash')
export class TrashController {
  constructor(private readonly trash: TrashService) {}

  @Get()
  @Allow('owner')
  @Operation('listTrash', 'List deleted records, the latest first')
  @Returns(200, trashItemsSchema)
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
  @Operation('restoreRecord', 'Restore a deleted record', {
    errors: { 409: 'Its customer was deleted. Bring the customer back first.' },
  })
  @Returns(204)
  restore(@Param({ schema: trashParamsSchema }) { kind, id }: TrashParams): Promise<void> {
    return this.trash.restore(kind, id);
  }
}
