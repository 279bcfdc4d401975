import { Global, Module } from '@nestjs/common';
import { SecurityEventsController } from './security-events.controller';
import { SecurityEventsReadModel } from './security-events.read-model';
import { SecurityEventsRepository } from './security-events.repository';
import { SecurityLogService } from './security-log.service';

/** Any module may have something to record. */
@Global()
@Module({
  controllers: [SecurityEventsController],
  providers: [SecurityLogService, SecurityEventsRepository, SecurityEventsReadModel],
  exports: [SecurityLogService],
})
export class SecurityLogModule {}
