import { Controller, StreamableFile } from '@nestjs/common';
import {
  type BulkResult,
  listGridCustomers,
  changeCustomers,
  exportCustomers,
} from '@polaris/contracts';
import { Handle, type InputOf } from '../../../platform/http/handle';
import type { JsonPage } from '../../../platform/database/list/list';
import { BusinessClock } from '../../../platform/config/business-clock';
import { ExportService } from '../../../records/csv/export.service';
import { CustomerBulkService } from './customer-bulk.service';
import { CustomerGridReadModel } from './customer-grid.read-model';

@Controller()
export class CustomerGridController {
  constructor(
    private readonly grid: CustomerGridReadModel,
    private readonly bulk: CustomerBulkService,
    private readonly exports: ExportService,
    private readonly clock: BusinessClock,
  ) {}

  @Handle(listGridCustomers)
  list({ query }: InputOf<typeof listGridCustomers>): Promise<JsonPage> {
    return this.grid.list(query);
  }

  @Handle(changeCustomers)
  act({ body: input }: InputOf<typeof changeCustomers>): Promise<BulkResult> {
    return this.bulk.act(input);
  }

  @Handle(exportCustomers)
  async download({ query: { ids } }: InputOf<typeof exportCustomers>): Promise<StreamableFile> {
    const { columns, cells } = await this.grid.file(ids.split(',').map(Number));
    const day = await this.clock.today();
    return new StreamableFile(this.exports.file(columns, cells), {
      type: 'text/csv; charset=utf-8',
      disposition: `attachment; filename="customers-selected-${day}.csv"`,
    });
  }
}
