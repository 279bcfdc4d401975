import { Module } from '@nestjs/common';
import { AuditController } from './audit.controller';
import { AuditReadModel } from './audit.read-model';
import { AuditRepository } from './audit.repository';
import { AuditService } from './audit.service';

@Module({
  controllers: [AuditController],
  providers: [AuditService, AuditRepository, AuditReadModel],
  exports: [AuditService],
})
export class AuditModule {}
