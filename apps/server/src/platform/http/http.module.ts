import { Global, Module } from '@nestjs/common';
import { ExportsService } from './exports.service';
import { LimitsService } from './limits.service';
import { PublicReadsService } from './public-reads.service';

@Global()
@Module({
  providers: [ExportsService, LimitsService, PublicReadsService],
  exports: [ExportsService, LimitsService, PublicReadsService],
})
export class HttpModule {}
