import { Controller, Get, Param, Res, StreamableFile } from '@nestjs/common';
import { type ExportParams, exportParamsSchema } from '@polaris/contracts';
import type { FastifyReply } from 'fastify';
import { BusinessClock } from '../../platform/config/business-clock';
import { Operation, ReturnsFile, Tag } from '../../platform/openapi/operation';
import { Allow } from '../../platform/http/policy';
import { ExportService } from './export.service';
import { CSV_FILE, csvExamples } from './csv.examples';

@Tag('Files', { description: 'Records as CSV files.', examples: csvExamples })
@Controller('admin/export')
export class ExportController {
  constructor(
    private readonly exports: ExportService,
    private readonly clock: BusinessClock,
  ) {}

  /** A whole table as a CSV file. */
  @Get(':kind')
  @Allow('owner')
  @Operation('exportRecords', 'Download all records of a kind as a CSV file')
  @ReturnsFile('text/csv', CSV_FILE.example)
  async download(
    @Param({ schema: exportParamsSchema }) { kind }: ExportParams,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    void reply.header('cache-control', 'no-store');
    const day = await this.clock.today();
    return new StreamableFile(await this.exports.stream(kind), {
      type: 'text/csv; charset=utf-8',
      disposition: `attachment; filename="${kind}-${day}.csv"`,
    });
  }
}
