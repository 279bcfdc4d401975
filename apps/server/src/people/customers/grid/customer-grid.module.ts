import { Module } from '@nestjs/common';
import { CustomersModule } from '../customers.module';
import { FieldsModule } from '../../fields/fields.module';
import { TransferModule } from '../../../records/csv/transfer.module';
import { TrashModule } from '../../../records/trash/trash.module';
import { StatisticsModule } from '../../../office/statistics/statistics.module';
import { TagsModule } from '../../tags/tags.module';
import { CustomerBulkService } from './customer-bulk.service';
import { CustomerGridController } from './customer-grid.controller';
import { CustomerGridReadModel } from './customer-grid.read-model';

@Module({
  imports: [
    CustomersModule,
    FieldsModule,
    StatisticsModule,
    TagsModule,
    TransferModule,
    TrashModule,
  ],
  controllers: [CustomerGridController],
  providers: [CustomerBulkService, CustomerGridReadModel],
})
export class CustomerGridModule {}
