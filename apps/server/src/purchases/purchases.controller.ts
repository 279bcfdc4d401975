import { Body, Controller, Get, Post, Query, Req, Res } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import {
  type PageQuery,
  type Purchase,
  type PurchaseInput,
  plainPageQuerySchema,
  purchaseInputSchema,
  purchaseSchema,
  purchasesSchema,
} from '@polaris/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Answers } from '../platform/http/answers';
import { IdempotencyKey } from '../platform/http/idempotency-key';
import { sendPage } from '../platform/database/list/list';
import { Allow, CurrentUser } from '../platform/http/policy';
import { WriteLimit } from '../platform/http/write-limit.guard';
import type { UserEntity } from '../users/user.entity';
import { purchaseLimit } from './purchase-limit';
import { PurchasesService } from './purchases.service';

@Controller('purchases')
export class PurchasesController {
  constructor(private readonly purchases: PurchasesService) {}

  @Get()
  @Allow('signed-in')
  @Answers(200, purchasesSchema)
  async list(
    @CurrentUser() user: UserEntity,
    @Query({ schema: plainPageQuerySchema }) query: PageQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Purchase[]> {
    return sendPage(await this.purchases.list(user.id, query), request, reply);
  }

  @Post()
  @ApiHeader({ name: 'Idempotency-Key', required: false })
  @Allow('signed-in')
  @WriteLimit(purchaseLimit)
  @Answers(201, purchaseSchema)
  buy(
    @CurrentUser() user: UserEntity,
    @Body({ schema: purchaseInputSchema }) input: PurchaseInput,
    @IdempotencyKey() key: string | undefined,
  ): Promise<Purchase> {
    return this.purchases.buy(user.id, input, key);
  }
}
