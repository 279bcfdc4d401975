import { Injectable } from '@nestjs/common';
import type { CustomerMoney, Money, MoneyQuery } from '@polaris/contracts';
import { BusinessProfileService } from '../business-profile/business-profile.service';
import { CompaniesService } from '../../people/companies/companies.service';
import { CustomersService } from '../../people/customers/customers.service';
import { type Movement, MoneyReadModel } from './money.read-model';

/** What the business earns and is owed. */
@Injectable()
export class MoneyService {
  constructor(
    private readonly money: MoneyReadModel,
    private readonly customers: CustomersService,
    private readonly companies: CompaniesService,
    private readonly profile: BusinessProfileService,
  ) {}

  async ofYear(query: MoneyQuery): Promise<Money> {
    const zone = await this.zone();
    const year = yearOf(query, zone);
    const [earned, owed, due, offers] = await Promise.all([
      this.money.ofYear(year, zone),
      this.money.owed(),
      this.money.due(),
      this.money.offers(year, zone),
    ]);
    return { year, ...earned, ...owed, due, offers };
  }

  async ofCustomer(customerId: number): Promise<CustomerMoney> {
    await this.customers.get(customerId);
    return this.money.ofCustomer(customerId);
  }

  /** What the people of a company have paid and still owe. */
  async ofCompany(companyId: number): Promise<CustomerMoney> {
    await this.companies.get(companyId);
    return this.money.ofCompany(companyId);
  }

  /** Each payment and refund of the year, for bookkeeping. */
  async movements(query: MoneyQuery): Promise<{ year: number; rows: Movement[] }> {
    const zone = await this.zone();
    const year = yearOf(query, zone);
    return { year, rows: await this.money.movements(year, zone) };
  }

  /** The business's time zone: its years and months start at midnight there. */
  private async zone(): Promise<string> {
    return (await this.profile.get()).timeZone;
  }
}

const yearOf = ({ year }: MoneyQuery, timeZone: string): number =>
  year ?? Number(new Intl.DateTimeFormat('en', { year: 'numeric', timeZone }).format());
