import { Body, Controller, Get, Param, Patch, Query, Req, Res } from '@nestjs/common';
import {
  type AdminPurchase,
  type AdminPurchasesQuery,
  type IdParams,
  type PurchaseUpdate,
  adminPurchaseSchema,
  adminPurchasesQuerySchema,
  adminPurchasesSchema,
  idParamsSchema,
  purchaseUpdateSchema,
} from '@polaris/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Operation, Returns, Tag } from '../platform/openapi/operation';
import { sendPage } from '../platform/database/list/list';
import { Allow } from '../platform/http/policy';
import { AdminPurchasesService } from './admin-purchases.service';
import { purchaseExamples } from './purchase.examples';

@Tag('Purchases', {
  description: 'Orders of services and their progress.',
  examples: purchaseExamples,
})
@Controller('admin/purchases')
export class AdminPurchasesController {
  constructor(private readonly purchases: AdminPurchasesService) {}

  @Get()
  @Allow('owner')
  @Operation('listAllPurchases', 'List the purchases of every account')
  @Returns(200, adminPurchasesSchema)
  async list(
    @Query({ schema: adminPurchasesQuerySchema }) query: AdminPurchasesQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AdminPurchase[]> {
    return sendPage(await this.purchases.list(query), request, reply);
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
