import { Global, Module } from '@nestjs/common';
import { LimitsService } from './limits.service';
import { PublicReadsService } from './public-reads.service';

@Global()
@Module({
  providers: [LimitsService, PublicReadsService],
  exports: [LimitsService, PublicReadsService],
})
export class HttpModule {}
