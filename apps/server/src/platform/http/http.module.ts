import { Global, Module } from '@nestjs/common';
import { ExportsService } from './limits/exports.service';
import { LimitsService } from './limits/limits.service';
import { PublicReadsService } from './limits/public-reads.service';

@Global()
@Module({
  providers: [ExportsService, LimitsService, PublicReadsService],
  exports: [ExportsService, LimitsService, PublicReadsService],
})
export class HttpModule {}
