import { Controller, Get, Res, StreamableFile } from '@nestjs/common';
import { recordChangeSchema } from '@polaris/contracts';
import type { FastifyReply } from 'fastify';
import {
  Allow,
  CurrentUser,
  SessionId,
  type SignedInUser,
  Unattended,
} from '../platform/http/policy';
import { Operation, ReturnsEvents, Tag } from '../platform/openapi/operation';
import { eventExamples } from './event.examples';
import { EventStreamsService } from './event-streams.service';

@Tag('Events', { description: 'What changes, as it happens.', examples: eventExamples })
@Controller('admin/events')
export class EventsController {
  constructor(private readonly streams: EventStreamsService) {}

  @Get()
  @Allow('owner')
  @Unattended()
  @Operation('streamChanges', 'Hear which records change', {
    description:
      'An event `change` names a record that was made, changed or deleted; with the id null, many of a ' +
      'kind. After `reset`, changes may have been missed. `heartbeat` says that the stream is open.',
    errors: { 429: 'Too many streams are open for this account.' },
  })
  @ReturnsEvents(recordChangeSchema)
  stream(
    @CurrentUser() user: SignedInUser,
    @SessionId() sessionId: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): StreamableFile {
    const stream = this.streams.open(user.id, sessionId);
    // Proxies must hand on each event at once, neither gathered nor compressed.
    void reply.header('cache-control', 'no-store, no-transform').header('x-accel-buffering', 'no');
    return new StreamableFile(stream, { type: 'text/event-stream; charset=utf-8' });
  }
}
