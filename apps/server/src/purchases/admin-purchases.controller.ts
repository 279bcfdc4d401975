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
import { Answers } from '../platform/http/answers';
import { sendPage } from '../platform/database/list/list';
import { Allow } from '../platform/http/policy';
import { AdminPurchasesService } from './admin-purchases.service';

@Controller('admin/purchases')
export class AdminPurchasesController {
  constructor(private readonly purchases: AdminPurchasesService) {}

  @Get()
  @Allow('owner')
  @Answers(200, adminPurchasesSchema)
  async list(
    @Query({ schema: adminPurchasesQuerySchema }) query: AdminPurchasesQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AdminPurchase[]> {
    return sendPage(await this.purchases.list(query), request, reply);
  }

  @Patch(':id')
  @Allow('owner')
  @Answers(200, adminPurchaseSchema)
  update(
    @Param({ schema: idParamsSchema }) { id }: IdParams,
    @Body({ schema: purchaseUpdateSchema }) input: PurchaseUpdate,
  ): Promise<AdminPurchase> {
    return this.purchases.update(id, input);
  }
}
