import { Global, Module } from '@nestjs/common';
import { ExportLog } from '../platform/http/exports.interceptor';
import { AuditExportController } from './audit/audit-export.controller';
import { AuditFileReadModel } from './audit/audit-file.read-model';
import { AuditHistoriesReadModel } from './audit/audit-histories.read-model';
import { AuditNames } from './audit/audit-names';
import { AuditController } from './audit/audit.controller';
import { AuditReadModel } from './audit/audit.read-model';
import { AuditRepository } from './audit/audit.repository';
import { AuditService } from './audit/audit.service';
import { RecordNamesReadModel } from './audit/record-names.read-model';
import { ExportController } from './csv/export.controller';
import { ExportService } from './csv/export.service';
import { ImportUploads } from './csv/import-uploads';
import { ImportService } from './csv/import.service';
import { MergeCountsReadModel } from './merge/merge-counts.read-model';
import { MergeHistoryReadModel } from './merge/merge-history.read-model';
import { MergeUndoService } from './merge/merge-undo.service';
import { RecordMergeRepository } from './merge/record-merge.repository';
import { RecordMergeService } from './merge/record-merge.service';
import { RecordRegistry } from './registry/record-registry.service';
import { RowCountsRepository } from './row-counts/row-counts.repository';
import { RowCountsService } from './row-counts/row-counts.service';
import { SampleAdditionService } from './samples/sample-addition.service';
import { SamplesRecordKind } from './samples/samples.record';
import { SamplesController } from './samples/samples.controller';
import { SamplesReadModel } from './samples/samples.read-model';
import { SamplesRepository } from './samples/samples.repository';
import { SamplesService } from './samples/samples.service';
import { SecurityEventsController } from './security-log/security-events.controller';
import { SecurityEventsReadModel } from './security-log/security-events.read-model';
import { SecurityEventsRepository } from './security-log/security-events.repository';
import { SecurityLogService } from './security-log/security-log.service';
import { RecordUndoRepository } from './undo/record-undo.repository';
import { RecordUndoService } from './undo/record-undo.service';
import { TrashPurgeService } from './trash/trash-purge.service';
import { TrashReferencesRepository } from './trash/trash-references.repository';
import { TrashController } from './trash/trash.controller';
import { TrashRepository } from './trash/trash.repository';
import { TrashService } from './trash/trash.service';

/** The services with which every noun's records are found, changed, exported and restored. */
@Global()
@Module({
  controllers: [
    AuditController,
    AuditExportController,
    ExportController,
    SamplesController,
    SecurityEventsController,
    TrashController,
  ],
  providers: [
    AuditFileReadModel,
    AuditHistoriesReadModel,
    AuditNames,
    AuditReadModel,
    AuditRepository,
    AuditService,
    ExportService,
    ImportService,
    ImportUploads,
    MergeCountsReadModel,
    MergeHistoryReadModel,
    MergeUndoService,
    RecordMergeRepository,
    RecordMergeService,
    RecordNamesReadModel,
    RecordRegistry,
    RecordUndoRepository,
    RecordUndoService,
    RowCountsRepository,
    RowCountsService,
    SampleAdditionService,
    SamplesReadModel,
    SamplesRecordKind,
    SamplesRepository,
    SamplesService,
    SecurityEventsReadModel,
    SecurityEventsRepository,
    SecurityLogService,
    { provide: ExportLog, useExisting: SecurityLogService },
    TrashPurgeService,
    TrashReferencesRepository,
    TrashRepository,
    TrashService,
  ],
  exports: [
    AuditService,
    ExportLog,
    ExportService,
    ImportService,
    MergeUndoService,
    RecordMergeService,
    RecordRegistry,
    RecordUndoService,
    RowCountsService,
    SamplesService,
    SecurityLogService,
    TrashService,
  ],
})
export class RecordsModule {}
