import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import {
  type AuditEntry,
  type AuditQuery,
  auditEntriesSchema,
  auditQuerySchema,
} from '@polaris/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Operation, Returns, Tag } from '../../platform/openapi/operation';
import { sendPage } from '../../platform/database/list/list';
import { Allow } from '../../platform/http/policy';
import { AuditService } from './audit.service';
import { auditExamples } from './audit.examples';

@Tag('Audit log', {
  description: 'Every change of a record: who made it, before and after.',
  examples: auditExamples,
})
@Controller('admin/audit')
export class AuditController {
  constructor(private readonly audit: AuditService) {}

  @Get()
  @Allow('owner')
  @Operation('listAuditEntries', 'List changes of records, the newest first')
  @Returns(200, auditEntriesSchema)
  async list(
    @Query({ schema: auditQuerySchema }) query: AuditQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AuditEntry[]> {
    return sendPage(await this.audit.list(query), request, reply);
  }
}
