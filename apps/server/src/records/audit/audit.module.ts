import { Module } from '@nestjs/common';
import { TransferModule } from '../csv/transfer.module';
import { AuditController } from './audit.controller';
import { AuditExportController } from './audit-export.controller';
import { AuditFileReadModel } from './audit-file.read-model';
import { AuditNames } from './audit-names';
import { AuditReadModel } from './audit.read-model';
import { AuditRepository } from './audit.repository';
import { RecordNamesReadModel } from './record-names.read-model';
import { AuditService } from './audit.service';

@Module({
  imports: [TransferModule],
  controllers: [AuditController, AuditExportController],
  providers: [
    AuditService,
    AuditFileReadModel,
    AuditNames,
    AuditRepository,
    AuditReadModel,
    RecordNamesReadModel,
  ],
  exports: [AuditService],
})
export class AuditModule {}
