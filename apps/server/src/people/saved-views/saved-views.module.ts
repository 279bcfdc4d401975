import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { TrashModule } from '../../records/trash/trash.module';
import { SavedViewEntity } from './saved-view.entity';
import { SavedViewRecordKind } from './saved-view.record';
import { SavedViewsController } from './saved-views.controller';
import { SavedViewsRepository } from './saved-views.repository';
import { SavedViewsService } from './saved-views.service';

@Module({
  imports: [TypeOrmModule.forFeature([SavedViewEntity]), TrashModule],
  controllers: [SavedViewsController],
  providers: [SavedViewRecordKind, SavedViewsRepository, SavedViewsService],
})
export class SavedViewsModule {}
