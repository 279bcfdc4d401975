import { Module } from '@nestjs/common';
import { AuditController } from './audit.controller';
import { AuditNames } from './audit-names';
import { AuditReadModel } from './audit.read-model';
import { AuditRepository } from './audit.repository';
import { RecordNamesReadModel } from './record-names.read-model';
import { AuditService } from './audit.service';

@Module({
  controllers: [AuditController],
  providers: [AuditService, AuditNames, AuditRepository, AuditReadModel, RecordNamesReadModel],
  exports: [AuditService],
})
export class AuditModule {}
