import { Module } from '@nestjs/common';
import { PeopleModule } from '../../people/people.module';
import { SalesModule } from '../sales.module';
import { RetainerJobsService } from './retainer-jobs.service';
import { RetainerMonthsReadModel } from './retainer-months.read-model';
import { RetainerMonthsService } from './retainer-months.service';
import { RetainerRecordKind } from './retainer.record';
import { RetainersController } from './retainers.controller';
import { RetainersReadModel } from './retainers.read-model';
import { RetainersRepository } from './retainers.repository';
import { RetainersService } from './retainers.service';

/** Monthly retainers, which make purchases and invoices of the other nouns. */
@Module({
  imports: [PeopleModule, SalesModule],
  controllers: [RetainersController],
  providers: [
    RetainerJobsService,
    RetainerMonthsReadModel,
    RetainerMonthsService,
    RetainerRecordKind,
    RetainersReadModel,
    RetainersRepository,
    RetainersService,
  ],
  exports: [RetainerMonthsService, RetainersService],
})
export class RetainersModule {}
