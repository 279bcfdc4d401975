import { Controller, StreamableFile } from '@nestjs/common';
import { streamChanges } from '@polaris/contracts';
import { Handle, type InputOf } from '../../platform/http/handle';
import type { SignedInUser } from '../../platform/http/policy';
import { EventStreamsService } from './event-streams.service';

@Controller()
export class EventsController {
  constructor(private readonly streams: EventStreamsService) {}

  @Handle(streamChanges)
  stream({ user, sessionId }: InputOf<typeof streamChanges, SignedInUser>): StreamableFile {
    const stream = this.streams.open(user.id, sessionId);
    return new StreamableFile(stream, { type: 'text/event-stream; charset=utf-8' });
  }
}
