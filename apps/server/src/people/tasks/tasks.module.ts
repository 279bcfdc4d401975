import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CustomersModule } from '../customers/customers.module';
import { TrashModule } from '../../records/trash/trash.module';
import { TaskEntity } from './task.entity';
import { TaskRecordKind } from './task.record';
import { TasksController } from './tasks.controller';
import { TasksRepository } from './tasks.repository';
import { TasksService } from './tasks.service';

@Module({
  imports: [TypeOrmModule.forFeature([TaskEntity]), CustomersModule, TrashModule],
  controllers: [TasksController],
  providers: [TaskRecordKind, TasksRepository, TasksService],
  exports: [TasksService],
})
export class TasksModule {}
