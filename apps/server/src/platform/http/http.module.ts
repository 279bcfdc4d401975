import { Global, Module } from '@nestjs/common';
import { CallLimitsService } from './limits/call-limits.service';
import { ExportsService } from './limits/exports.service';
import { LimitsService } from './limits/limits.service';
import { PublicReadsService } from './limits/public-reads.service';

@Global()
@Module({
  providers: [CallLimitsService, ExportsService, LimitsService, PublicReadsService],
  exports: [CallLimitsService, ExportsService, LimitsService, PublicReadsService],
})
export class HttpModule {}
