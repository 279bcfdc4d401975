import { Controller, Get, Param, Query, Res, StreamableFile } from '@nestjs/common';
import {
  type CustomerMoney,
  type IdParams,
  type Money,
  type MoneyQuery,
  customerMoneySchema,
  idParamsSchema,
  moneyQuerySchema,
  moneySchema,
} from '@polaris/contracts';
import type { FastifyReply } from 'fastify';
import { Allow } from '../platform/http/policy';
import { Operation, Returns, ReturnsFile, Tag } from '../platform/openapi/operation';
import { ExportService } from '../records/csv/export.service';
import { MONEY_FILE, moneyExamples } from './money.examples';
import { movementColumns } from './money.read-model';
import { MoneyService } from './money.service';

@Tag('Money', { description: 'What was earned, and what is owed.', examples: moneyExamples })
@Controller('admin')
export class MoneyController {
  constructor(
    private readonly money: MoneyService,
    private readonly exports: ExportService,
  ) {}

  @Get('money')
  @Allow('owner')
  @Operation('getMoney', 'Sum up what was earned in a year, and what is owed')
  @Returns(200, moneySchema)
  ofYear(@Query({ schema: moneyQuerySchema }) query: MoneyQuery): Promise<Money> {
    return this.money.ofYear(query);
  }

  @Get('customers/:id/money')
  @Allow('owner')
  @Operation('getCustomerMoney', 'Sum up what a customer has paid and owes')
  @Returns(200, customerMoneySchema)
  ofCustomer(@Param({ schema: idParamsSchema }) { id }: IdParams): Promise<CustomerMoney> {
    return this.money.ofCustomer(id);
  }

  /** Each payment and refund of a year, for the accountant. */
  @Get('export/money')
  @Allow('owner')
  @Operation('exportMoney', 'Download the payments and refunds of a year as a CSV file')
  @ReturnsFile('text/csv', MONEY_FILE)
  async download(
    @Query({ schema: moneyQuerySchema }) query: MoneyQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const { year, rows } = await this.money.movements(query);
    void reply.header('cache-control', 'no-store');
    const cells = rows.map((row) => movementColumns.map((column) => row[column]));
    return new StreamableFile(this.exports.file([...movementColumns], cells), {
      type: 'text/csv; charset=utf-8',
      disposition: `attachment; filename="money-${year}.csv"`,
    });
  }
}
