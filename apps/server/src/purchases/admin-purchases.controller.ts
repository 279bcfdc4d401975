import { Body, Controller, Get, Param, Patch, Post, Query, Req, Res } from '@nestjs/common';
import {
  type AdminPurchase,
  type AdminPurchasesQuery,
  type IdParams,
  type PurchaseUpdate,
  type SaleInput,
  adminPurchaseSchema,
  adminPurchasesQuerySchema,
  adminPurchasesSchema,
  idParamsSchema,
  idempotencyKeySchema,
  purchaseUpdateSchema,
  saleInputSchema,
} from '@polaris/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Operation, Returns, Tag } from '../platform/openapi/operation';
import { sendPage } from '../platform/database/list/list';
import { IdempotencyKey } from '../platform/http/idempotency-key';
import { Allow, CurrentUser } from '../platform/http/policy';
import type { UserEntity } from '../users/user.entity';
import { AdminPurchasesService } from './admin-purchases.service';
import { purchaseExamples } from './purchase.examples';
import { SalesService } from './sales.service';

@Tag('Purchases', {
  description: 'Orders of services and their progress.',
  examples: purchaseExamples,
})
@Controller('admin/purchases')
export class AdminPurchasesController {
  constructor(
    private readonly purchases: AdminPurchasesService,
    private readonly sales: SalesService,
  ) {}

  @Get()
  @Allow('owner')
  @Operation('listAllPurchases', 'List the purchases of every customer')
  @Returns(200, adminPurchasesSchema)
  async list(
    @Query({ schema: adminPurchasesQuerySchema }) query: AdminPurchasesQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AdminPurchase[]> {
    return sendPage(await this.purchases.list(query), request, reply);
  }

  @Post()
  @Allow('owner')
  @Operation('recordSale', 'Record a sale to a customer, with or without an account', {
    headers: { 'Idempotency-Key': idempotencyKeySchema },
    errors: {
      404: 'Customer, account or service was not found.',
      422: 'This Idempotency-Key was used for another sale.',
    },
  })
  @Returns(201, adminPurchaseSchema)
  record(
    @CurrentUser() { id: ownerId }: UserEntity,
    @Body({ schema: saleInputSchema }) input: SaleInput,
    @IdempotencyKey() key: string | undefined,
  ): Promise<AdminPurchase> {
    return this.sales.record(input, { ownerId, key });
  }

  @Patch(':id')
  @Allow('owner')
  @Operation('updatePurchase', 'Move a purchase along')
  @Returns(200, adminPurchaseSchema)
  update(
    @Param({ schema: idParamsSchema }) { id }: IdParams,
    @Body({ schema: purchaseUpdateSchema }) input: PurchaseUpdate,
  ): Promise<AdminPurchase> {
    return this.purchases.update(id, input);
  }
}
