import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CustomersModule } from '../customers/customers.module';
import { AuditModule } from '../../records/audit/audit.module';
import { TrashModule } from '../../records/trash/trash.module';
import { CompaniesController } from './companies.controller';
import { CompaniesRepository } from './companies.repository';
import { CompaniesService } from './companies.service';
import { CompanyPeopleReadModel } from './company-people.read-model';
import { CompanyPeopleService } from './company-people.service';
import { CompanyEntity } from './company.entity';
import { CompanyRecordKind } from './company.record';
import { CompanyConversionsController } from './conversion/company-conversions.controller';
import { CompanyConversionsReadModel } from './conversion/company-conversions.read-model';
import { CompanyConversionsRepository } from './conversion/company-conversions.repository';
import { CompanyConversionsService } from './conversion/company-conversions.service';
import { ConversionUndosService } from './conversion/conversion-undos.service';

@Module({
  imports: [TypeOrmModule.forFeature([CompanyEntity]), AuditModule, CustomersModule, TrashModule],
  controllers: [CompaniesController, CompanyConversionsController],
  providers: [
    CompaniesRepository,
    CompaniesService,
    CompanyPeopleReadModel,
    CompanyPeopleService,
    CompanyRecordKind,
    CompanyConversionsReadModel,
    CompanyConversionsRepository,
    CompanyConversionsService,
    ConversionUndosService,
  ],
  exports: [CompaniesService],
})
export class CompaniesModule {}
