import { Controller } from '@nestjs/common';
import { type AuditEntry, listAuditEntries } from '@polaris/contracts';
import { Handle, type InputOf } from '../../platform/http/handle';
import type { Page } from '../../platform/database/list/list';
import { AuditService } from './audit.service';

@Controller()
export class AuditController {
  constructor(private readonly audit: AuditService) {}

  @Handle(listAuditEntries)
  list({ query }: InputOf<typeof listAuditEntries>): Promise<Page<AuditEntry>> {
    return this.audit.list(query);
  }
}
