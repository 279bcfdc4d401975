import { Controller, StreamableFile } from '@nestjs/common';
import { exportRecords } from '@polaris/contracts';
import { Handle, type InputOf } from '../../platform/http/handle';
import { BusinessClock } from '../../platform/config/business-clock';
import { ExportService } from './export.service';

@Controller()
export class ExportController {
  constructor(
    private readonly exports: ExportService,
    private readonly clock: BusinessClock,
  ) {}

  /** A whole table as a CSV file. */
  @Handle(exportRecords)
  async download({ params: { kind } }: InputOf<typeof exportRecords>): Promise<StreamableFile> {
    const day = await this.clock.today();
    return new StreamableFile(await this.exports.stream(kind), {
      type: 'text/csv; charset=utf-8',
      disposition: `attachment; filename="${kind}-${day}.csv"`,
    });
  }
}
