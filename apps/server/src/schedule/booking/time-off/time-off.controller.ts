import { Controller } from '@nestjs/common';
import {
  type TimeOffMessages,
  type TimeOffSession,
  listTimeOffSessions,
  writeAboutTimeOff,
} from '@polaris/contracts';
import { Handle, type InputOf } from '../../../platform/http/handle';
import type { UserEntity } from '../../../identity/users/user.entity';
import { AvailabilityService } from '../availability.service';
import { TimeOffMessagesService } from './time-off-messages.service';

@Controller()
export class TimeOffController {
  constructor(
    private readonly availability: AvailabilityService,
    private readonly messages: TimeOffMessagesService,
  ) {}

  @Handle(listTimeOffSessions)
  list({ params: { id } }: InputOf<typeof listTimeOffSessions>): Promise<TimeOffSession[]> {
    return this.availability.listSessions(id);
  }

  @Handle(writeAboutTimeOff)
  write({
    params: { id },
    body: input,
    user: owner,
  }: InputOf<typeof writeAboutTimeOff, UserEntity>): Promise<TimeOffMessages> {
    return this.messages.write(id, input, owner);
  }
}
