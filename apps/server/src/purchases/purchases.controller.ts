import { Body, Controller, Get, Post, Query, Req, Res } from '@nestjs/common';
import {
  type PageQuery,
  type Purchase,
  type PurchaseInput,
  idempotencyKeySchema,
  plainPageQuerySchema,
  purchaseInputSchema,
  purchaseSchema,
  purchasesSchema,
} from '@polaris/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Operation, Returns, Tag } from '../platform/openapi/operation';
import { IdempotencyKey } from '../platform/http/idempotency-key';
import { sendJson } from '../platform/database/list/list';
import { Allow, CurrentUser } from '../platform/http/policy';
import { WriteLimit } from '../platform/http/write-limit.guard';
import type { UserEntity } from '../users/user.entity';
import { purchaseLimit } from './purchase-limit';
import { PurchasesService } from './purchases.service';

@Tag('Purchases')
@Controller('purchases')
export class PurchasesController {
  constructor(private readonly purchases: PurchasesService) {}

  @Get()
  @Allow('signed-in')
  @Operation('listPurchases', 'List the purchases of the account')
  @Returns(200, purchasesSchema)
  async list(
    @CurrentUser() user: UserEntity,
    @Query({ schema: plainPageQuerySchema }) query: PageQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    return sendJson(await this.purchases.list(user.id, query), request, reply);
  }

  @Post()
  @Allow('signed-in')
  @WriteLimit(purchaseLimit)
  @Operation('createPurchase', 'Order a service', {
    headers: { 'Idempotency-Key': idempotencyKeySchema },
    errors: {
      404: 'Service was not found.',
      409: 'The price has changed. The problem has the new one in `price`.',
      422: 'This Idempotency-Key was used for another purchase.',
    },
  })
  @Returns(201, purchaseSchema)
  buy(
    @CurrentUser() user: UserEntity,
    @Body({ schema: purchaseInputSchema }) input: PurchaseInput,
    @IdempotencyKey() key: string | undefined,
  ): Promise<Purchase> {
    return this.purchases.buy(user.id, input, key);
  }
}
