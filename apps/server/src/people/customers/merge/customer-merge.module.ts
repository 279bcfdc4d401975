import { Module } from '@nestjs/common';
import { FieldsModule } from '../../fields/fields.module';
import { AuditModule } from '../../../records/audit/audit.module';
import { MergeModule } from '../../../records/merge/merge.module';
import { CustomersModule } from '../customers.module';
import { TypedValuesReadModel } from '../typed-values.read-model';
import { CustomerComparisonService } from './customer-comparison.service';
import { CustomerMergesController } from './customer-merges.controller';
import { CustomerMergesService } from './customer-merges.service';
import { DuplicatesReadModel } from './duplicates.read-model';
import { DuplicatesService } from './duplicates.service';
import { MergeLocksService } from './merge-locks.service';
import { MergeUndosService } from './merge-undos.service';

@Module({
  imports: [AuditModule, CustomersModule, FieldsModule, MergeModule],
  controllers: [CustomerMergesController],
  providers: [
    CustomerComparisonService,
    CustomerMergesService,
    DuplicatesReadModel,
    DuplicatesService,
    MergeLocksService,
    MergeUndosService,
    TypedValuesReadModel,
  ],
})
export class CustomerMergeModule {}
