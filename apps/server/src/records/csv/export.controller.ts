import { Controller, StreamableFile } from '@nestjs/common';
import { exportRecords } from '@polaris/contracts';
import { Handle, type InputOf } from '../../platform/http/handle';
import { BusinessClock } from '../../platform/config/business-clock';
import { ExportsService } from '../../platform/http/limits/exports.service';
import { ExportService } from './export.service';

@Controller()
export class ExportController {
  constructor(
    private readonly files: ExportService,
    private readonly exports: ExportsService,
    private readonly clock: BusinessClock,
  ) {}

  /** A whole table as a CSV file. */
  @Handle(exportRecords)
  async download({
    params: { kind },
    user,
    reply,
  }: InputOf<typeof exportRecords>): Promise<StreamableFile> {
    const file = await this.exports.run(user, reply, async () => {
      return this.files.stream(kind);
    });
    const day = await this.clock.today();
    return new StreamableFile(file, {
      type: 'text/csv; charset=utf-8',
      disposition: `attachment; filename="${kind}-${day}.csv"`,
    });
  }
}
