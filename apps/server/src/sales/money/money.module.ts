import { Module } from '@nestjs/common';
import { BusinessProfileModule } from '../business-profile/business-profile.module';
import { CompaniesModule } from '../../people/companies/companies.module';
import { CustomersModule } from '../../people/customers/customers.module';
import { TransferModule } from '../../records/csv/transfer.module';
import { MoneyController } from './money.controller';
import { MoneyReadModel } from './money.read-model';
import { MoneyService } from './money.service';

@Module({
  imports: [BusinessProfileModule, CompaniesModule, CustomersModule, TransferModule],
  controllers: [MoneyController],
  providers: [MoneyReadModel, MoneyService],
})
export class MoneyModule {}
