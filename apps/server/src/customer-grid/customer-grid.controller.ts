import {
  Body,
  Controller,
  Get,
  HttpCode,
  Post,
  Query,
  Req,
  Res,
  StreamableFile,
} from '@nestjs/common';
import {
  type BulkInput,
  type BulkResult,
  type ExportSelectedQuery,
  type GridQuery,
  bulkInputSchema,
  bulkResultSchema,
  exportSelectedQuerySchema,
  gridCustomersSchema,
  gridQuerySchema,
} from '@polaris/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendJson } from '../platform/database/list/list';
import { BusinessClock } from '../platform/config/business-clock';
import { Allow } from '../platform/http/policy';
import { Operation, Returns, ReturnsFile, Tag } from '../platform/openapi/operation';
import { ExportService } from '../records/csv/export.service';
import { CustomerBulkService } from './customer-bulk.service';
import { GRID_FILE, customerGridExamples } from './customer-grid.examples';
import { CustomerGridReadModel } from './customer-grid.read-model';

@Tag('Customer grid', {
  description: 'Many customers at once: sorted, filtered, changed together.',
  examples: customerGridExamples,
})
@Controller('admin/customers')
export class CustomerGridController {
  constructor(
    private readonly grid: CustomerGridReadModel,
    private readonly bulk: CustomerBulkService,
    private readonly exports: ExportService,
    private readonly clock: BusinessClock,
  ) {}

  @Get()
  @Allow('owner')
  @Operation('listGridCustomers', 'List customers with their tags, follow-ups and what they owe')
  @Returns(200, gridCustomersSchema)
  async list(
    @Query({ schema: gridQuerySchema }) query: GridQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    return sendJson(await this.grid.list(query), request, reply);
  }

  @Post('bulk')
  @HttpCode(200)
  @Allow('owner')
  @Operation('changeCustomers', 'Change, tag, delete or restore several customers at once')
  @Returns(200, bulkResultSchema)
  act(@Body({ schema: bulkInputSchema }) input: BulkInput): Promise<BulkResult> {
    return this.bulk.act(input);
  }

  @Get('export')
  @Allow('owner')
  @Operation('exportCustomers', 'Download some customers as a CSV file')
  @ReturnsFile('text/csv', GRID_FILE)
  async download(
    @Query({ schema: exportSelectedQuerySchema }) { ids }: ExportSelectedQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const { columns, cells } = await this.grid.file(ids.split(',').map(Number));
    void reply.header('cache-control', 'no-store');
    const day = await this.clock.today();
    return new StreamableFile(this.exports.file(columns, cells), {
      type: 'text/csv; charset=utf-8',
      disposition: `attachment; filename="customers-selected-${day}.csv"`,
    });
  }
}
