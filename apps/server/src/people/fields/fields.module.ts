import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CustomersModule } from '../customers/customers.module';
import { TrashModule } from '../../records/trash/trash.module';
import { CustomerFieldsService } from './customer-fields.service';
import { FieldFiles } from './field-files';
import { FieldPositions } from './field-positions';
import { FieldValuesRepository } from './field-values.repository';
import { FieldEntity } from './field.entity';
import { FieldRecordKind } from './field.record';
import { FieldsController } from './fields.controller';
import { FieldsRepository } from './fields.repository';
import { FieldsService } from './fields.service';

@Module({
  imports: [TypeOrmModule.forFeature([FieldEntity]), CustomersModule, TrashModule],
  controllers: [FieldsController],
  providers: [
    CustomerFieldsService,
    FieldFiles,
    FieldPositions,
    FieldRecordKind,
    FieldsRepository,
    FieldsService,
    FieldValuesRepository,
  ],
  exports: [CustomerFieldsService, FieldsService],
})
export class FieldsModule {}
