import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuthModule } from '../../identity/auth/auth.module';
import { ContactsModule } from '../contacts/contacts.module';
import { AuditModule } from '../../records/audit/audit.module';
import { TransferModule } from '../../records/csv/transfer.module';
import { TrashModule } from '../../records/trash/trash.module';
import { StatisticsModule } from '../../office/statistics/statistics.module';
import { AccountGainsReadModel } from './account-gains.read-model';
import { CustomerAccessController } from './customer-access.controller';
import { CustomerAccessService } from './customer-access.service';
import { CustomerAccountsController } from './customer-accounts.controller';
import { CustomerAccountsService } from './customer-accounts.service';
import { CustomerInvitationsReadModel } from './customer-invitations.read-model';
import { CustomerImport } from './customer-import';
import { CustomerImportController } from './customer-import.controller';
import { CustomerImportRepository } from './customer-import.repository';
import { CustomerEntity } from './customer.entity';
import { CustomerRecordKind } from './customer.record';
import { CustomersController } from './customers.controller';
import { CustomersRepository } from './customers.repository';
import { CustomersService } from './customers.service';
import { CustomerImportsController } from './imports/customer-imports.controller';
import { CustomerImportsReadModel } from './imports/customer-imports.read-model';
import { CustomerImportsRepository } from './imports/customer-imports.repository';
import { CustomerImportsService } from './imports/customer-imports.service';
import { CustomerMergesRepository } from './merge/customer-merges.repository';
import { BuyersService } from './buyers.service';

@Module({
  imports: [
    TypeOrmModule.forFeature([CustomerEntity]),
    AuditModule,
    AuthModule,
    ContactsModule,
    StatisticsModule,
    TransferModule,
    TrashModule,
  ],
  controllers: [
    CustomersController,
    CustomerAccessController,
    CustomerAccountsController,
    CustomerImportController,
    CustomerImportsController,
  ],
  providers: [
    CustomersService,
    CustomersRepository,
    CustomerAccessService,
    CustomerAccountsService,
    AccountGainsReadModel,
    CustomerInvitationsReadModel,
    CustomerImport,
    CustomerImportRepository,
    CustomerImportsReadModel,
    CustomerImportsRepository,
    CustomerImportsService,
    CustomerMergesRepository,
    CustomerRecordKind,
    BuyersService,
  ],
  exports: [CustomersService, CustomerAccountsService, CustomerMergesRepository, BuyersService],
})
export class CustomersModule {}
