import { Controller, StreamableFile } from '@nestjs/common';
import {
  type CustomerMoney,
  type Money,
  getCompanyMoney,
  getMoney,
  getCustomerMoney,
  exportMoney,
} from '@polaris/contracts';
import { Handle, type InputOf } from '../../platform/http/handle';
import { ExportsService } from '../../platform/http/limits/exports.service';
import { ExportService } from '../../records/csv/export.service';
import type { UserEntity } from '../../identity/users/user.entity';
import { movementColumns } from './money.read-model';
import { MoneyService } from './money.service';

@Controller()
export class MoneyController {
  constructor(
    private readonly money: MoneyService,
    private readonly files: ExportService,
    private readonly exports: ExportsService,
  ) {}

  @Handle(getMoney)
  ofYear({ query }: InputOf<typeof getMoney>): Promise<Money> {
    return this.money.ofYear(query);
  }

  @Handle(getCustomerMoney)
  ofCustomer({ params: { id } }: InputOf<typeof getCustomerMoney>): Promise<CustomerMoney> {
    return this.money.ofCustomer(id);
  }

  @Handle(getCompanyMoney)
  ofCompany({ params: { id } }: InputOf<typeof getCompanyMoney>): Promise<CustomerMoney> {
    return this.money.ofCompany(id);
  }

  /** A CSV of every payment and refund of a year, for the accountant. */
  @Handle(exportMoney)
  async download({
    query,
    user,
    reply,
  }: InputOf<typeof exportMoney, UserEntity>): Promise<StreamableFile> {
    const { year, rows } = await this.money.movements(query);
    const file = await this.exports.run(user, reply, async () => {
      const cells = rows.map((row) => movementColumns.map((column) => row[column]));
      return this.files.file([...movementColumns], cells);
    });
    return new StreamableFile(file, {
      type: 'text/csv; charset=utf-8',
      disposition: `attachment; filename="money-${year}.csv"`,
    });
  }
}
