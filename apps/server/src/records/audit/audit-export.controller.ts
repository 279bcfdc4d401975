import { Controller, StreamableFile } from '@nestjs/common';
import { type AuditPeriod, exportAuditLog } from '@polaris/contracts';
import { Handle, type InputOf } from '../../platform/http/handle';
import { ExportsService } from '../../platform/http/limits/exports.service';
import { ExportService } from '../csv/export.service';
import { AuditFileReadModel, auditFileColumns } from './audit-file.read-model';

@Controller()
export class AuditExportController {
  constructor(
    private readonly entries: AuditFileReadModel,
    private readonly files: ExportService,
    private readonly exports: ExportsService,
  ) {}

  /** Lets the owner keep the entries that the log deletes after some years. */
  @Handle(exportAuditLog)
  async download({ query, user, reply }: InputOf<typeof exportAuditLog>): Promise<StreamableFile> {
    const file = await this.exports.run(user, reply, async () => {
      return this.files.file([...auditFileColumns], this.entries.lines(query));
    });
    return new StreamableFile(file, {
      type: 'text/csv; charset=utf-8',
      disposition: `attachment; filename="${nameOf(query)}"`,
    });
  }
}

const nameOf = ({ from, to }: AuditPeriod): string =>
  `${['audit-log', from && `from-${from}`, to && `to-${to}`].filter(Boolean).join('-')}.csv`;
