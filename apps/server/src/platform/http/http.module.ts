import { Global, Module } from '@nestjs/common';
import { CallLimitsService } from './limits/call-limits.service';
import { ExportsService } from './limits/exports.service';
import { LimitsService } from './limits/limits.service';
import { PublicReadsService } from './limits/public-reads.service';
import { PublicNetwork } from './outgoing/public-network';

@Global()
@Module({
  providers: [CallLimitsService, ExportsService, LimitsService, PublicNetwork, PublicReadsService],
  exports: [CallLimitsService, ExportsService, LimitsService, PublicNetwork, PublicReadsService],
})
export class HttpModule {}
