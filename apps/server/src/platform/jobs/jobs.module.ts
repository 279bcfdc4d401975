import { Global, Module } from '@nestjs/common';
import { ExpiredRowsService } from './expired-rows.service';
import { JobsService } from './jobs.service';

@Global()
@Module({
  providers: [JobsService, ExpiredRowsService],
  exports: [JobsService, ExpiredRowsService],
})
export class JobsModule {}
