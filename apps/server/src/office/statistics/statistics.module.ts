import { Module } from '@nestjs/common';
import { CountsRepository } from './counts.repository';
import { RowCountsService } from './row-counts.service';
import { StatisticsController } from './statistics.controller';
import { StatisticsService } from './statistics.service';

@Module({
  controllers: [StatisticsController],
  providers: [StatisticsService, RowCountsService, CountsRepository],
  exports: [RowCountsService],
})
export class StatisticsModule {}
