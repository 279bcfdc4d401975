import { Module } from '@nestjs/common';
import { AuthModule } from '../../identity/auth/auth.module';
import { EventStreamsService } from './event-streams.service';
import { EventsController } from './events.controller';

@Module({
  imports: [AuthModule],
  controllers: [EventsController],
  providers: [EventStreamsService],
})
export class EventsModule {}
