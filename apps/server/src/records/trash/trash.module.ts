import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module';
import { TrashController } from './trash.controller';
import { TrashPurgeService } from './trash-purge.service';
import { TrashReferencesRepository } from './trash-references.repository';
import { TrashRepository } from './trash.repository';
import { TrashService } from './trash.service';

@Module({
  imports: [AuditModule],
  controllers: [TrashController],
  providers: [TrashService, TrashReferencesRepository, TrashRepository, TrashPurgeService],
  exports: [TrashService],
})
export class TrashModule {}
