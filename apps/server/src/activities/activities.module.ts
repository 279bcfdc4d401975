import { Module } from '@nestjs/common';
import { CustomersModule } from '../customers/customers.module';
import { TrashModule } from '../records/trash/trash.module';
import { ActivitiesController } from './activities.controller';
import { ActivitiesService } from './activities.service';

@Module({
  imports: [CustomersModule, TrashModule],
  controllers: [ActivitiesController],
  providers: [ActivitiesService],
})
export class ActivitiesModule {}
