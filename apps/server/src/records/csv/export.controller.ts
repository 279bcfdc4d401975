import { Controller, StreamableFile } from '@nestjs/common';
import { exportRecords } from '@polaris/contracts';
import { Handle, type InputOf } from '../../platform/http/handle';
import { BusinessClock } from '../../platform/config/business-clock';
import { SecurityLogService } from '../../security-log/security-log.service';
import type { UserEntity } from '../../users/user.entity';
import { ExportService } from './export.service';

@Controller()
export class ExportController {
  constructor(
    private readonly exports: ExportService,
    private readonly clock: BusinessClock,
    private readonly security: SecurityLogService,
  ) {}

  /** A whole table as a CSV file. */
  @Handle(exportRecords)
  async download({
    params: { kind },
    user,
  }: InputOf<typeof exportRecords, UserEntity>): Promise<StreamableFile> {
    await this.security.record('data_exported', user.id, kind);
    const day = await this.clock.today();
    return new StreamableFile(await this.exports.stream(kind), {
      type: 'text/csv; charset=utf-8',
      disposition: `attachment; filename="${kind}-${day}.csv"`,
    });
  }
}
