import { Module } from '@nestjs/common';
import { TrashModule } from '../trash/trash.module';
import { MergeCountsReadModel } from './merge-counts.read-model';
import { MergeHistoryReadModel } from './merge-history.read-model';
import { MergeUndoService } from './merge-undo.service';
import { RecordMergeRepository } from './record-merge.repository';
import { RecordMergeService } from './record-merge.service';

@Module({
  imports: [TrashModule],
  providers: [
    MergeCountsReadModel,
    MergeHistoryReadModel,
    MergeUndoService,
    RecordMergeRepository,
    RecordMergeService,
  ],
  exports: [MergeUndoService, RecordMergeService],
})
export class MergeModule {}
