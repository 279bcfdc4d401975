import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CustomersModule } from '../customers/customers.module';
import { TrashModule } from '../../records/trash/trash.module';
import { StatisticsModule } from '../../office/statistics/statistics.module';
import { ActivitiesController } from './activities.controller';
import { ActivitiesRepository } from './activities.repository';
import { ActivitiesService } from './activities.service';
import { ActivityEntity } from './activity.entity';
import { ActivityRecordKind } from './activity.record';

@Module({
  imports: [
    TypeOrmModule.forFeature([ActivityEntity]),
    CustomersModule,
    StatisticsModule,
    TrashModule,
  ],
  controllers: [ActivitiesController],
  providers: [ActivitiesService, ActivitiesRepository, ActivityRecordKind],
  exports: [ActivitiesService],
})
export class ActivitiesModule {}
