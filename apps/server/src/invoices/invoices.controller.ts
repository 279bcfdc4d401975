import { Controller, Get, Param, Query, Req, Res, StreamableFile } from '@nestjs/common';
import {
  type IdParams,
  type PageQuery,
  idParamsSchema,
  ownInvoicesQuerySchema,
  ownInvoicesSchema,
} from '@polaris/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendJson } from '../platform/database/list/list';
import { Allow, CurrentUser } from '../platform/http/policy';
import { Operation, Returns, ReturnsFile, Tag } from '../platform/openapi/operation';
import type { UserEntity } from '../users/user.entity';
import { InvoiceFilesService } from './invoice-files.service';
import { InvoicesService } from './invoices.service';

@Tag('Invoices')
@Controller('invoices')
export class InvoicesController {
  constructor(
    private readonly invoices: InvoicesService,
    private readonly files: InvoiceFilesService,
  ) {}

  @Get()
  @Allow('signed-in')
  @Operation('listInvoices', 'List the invoices that were issued to the account')
  @Returns(200, ownInvoicesSchema)
  async list(
    @CurrentUser() user: UserEntity,
    @Query({ schema: ownInvoicesQuerySchema }) query: PageQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    return sendJson(await this.invoices.listOf(user.id, query), request, reply);
  }

  @Get(':id/pdf')
  @Allow('signed-in')
  @Operation('downloadInvoice', 'Download an issued invoice; the owner gets any')
  @ReturnsFile('application/pdf', '%PDF-1.7')
  async download(
    @CurrentUser() user: UserEntity,
    @Param({ schema: idParamsSchema }) { id }: IdParams,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const { name, pdf } = await this.files.getFor(id, user);
    void reply.header('cache-control', 'private, no-store');
    return new StreamableFile(pdf, {
      type: 'application/pdf',
      disposition: `inline; filename="${name}"`,
      length: pdf.length,
    });
  }
}
