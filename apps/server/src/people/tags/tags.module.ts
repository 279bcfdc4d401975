import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CustomersModule } from '../customers/customers.module';
import { TrashModule } from '../../records/trash/trash.module';
import { TagEntity } from './tag.entity';
import { TagRecordKind } from './tag.record';
import { TagsController } from './tags.controller';
import { TagsRepository } from './tags.repository';
import { TagsService } from './tags.service';

@Module({
  imports: [TypeOrmModule.forFeature([TagEntity]), CustomersModule, TrashModule],
  controllers: [TagsController],
  providers: [TagRecordKind, TagsRepository, TagsService],
  exports: [TagsService],
})
export class TagsModule {}
