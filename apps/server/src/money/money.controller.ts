import { Controller, StreamableFile } from '@nestjs/common';
import {
  type CustomerMoney,
  type Money,
  getMoney,
  getCustomerMoney,
  exportMoney,
} from '@polaris/contracts';
import { Handle, type InputOf } from '../platform/http/handle';
import { ExportService } from '../records/csv/export.service';
import { SecurityLogService } from '../security-log/security-log.service';
import type { UserEntity } from '../users/user.entity';
import { movementColumns } from './money.read-model';
import { MoneyService } from './money.service';

@Controller()
export class MoneyController {
  constructor(
    private readonly money: MoneyService,
    private readonly exports: ExportService,
    private readonly security: SecurityLogService,
  ) {}

  @Handle(getMoney)
  ofYear({ query }: InputOf<typeof getMoney>): Promise<Money> {
    return this.money.ofYear(query);
  }

  @Handle(getCustomerMoney)
  ofCustomer({ params: { id } }: InputOf<typeof getCustomerMoney>): Promise<CustomerMoney> {
    return this.money.ofCustomer(id);
  }

  /** Each payment and refund of a year, for the accountant. */
  @Handle(exportMoney)
  async download({
    query,
    user,
  }: InputOf<typeof exportMoney, UserEntity>): Promise<StreamableFile> {
    await this.security.record('data_exported', user.id, 'money');
    const { year, rows } = await this.money.movements(query);
    const cells = rows.map((row) => movementColumns.map((column) => row[column]));
    return new StreamableFile(this.exports.file([...movementColumns], cells), {
      type: 'text/csv; charset=utf-8',
      disposition: `attachment; filename="money-${year}.csv"`,
    });
  }
}
