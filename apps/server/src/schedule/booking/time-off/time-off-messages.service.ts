import { Injectable } from '@nestjs/common';
import type { TimeOffMessage, TimeOffMessages } from '@polaris/contracts';
import { MessagesService } from '../../../mail/messages/messages.service';
import { IdempotencyService } from '../../../platform/idempotency/idempotency.service';
import { conflict } from '../../../platform/problem/problem';
import type { UserEntity } from '../../../identity/users/user.entity';
import { AvailabilityService } from '../availability.service';

/** Messages everyone who has a session during time off. The sessions stay unchanged. */
@Injectable()
export class TimeOffMessagesService {
  constructor(
    private readonly availability: AvailabilityService,
    private readonly messages: MessagesService,
    private readonly idempotency: IdempotencyService,
  ) {}

  /** Sends one message to each customer, or none at all. */
  write(id: number, input: TimeOffMessage, owner: UserEntity): Promise<TimeOffMessages> {
    return this.idempotency.once(async () => {
      const sessions = await this.availability.listSessions(id);
      const reached = sessions.filter(({ email }) => email !== null);
      const customerIds = [...new Set(reached.flatMap(({ customerId }) => customerId ?? []))];
      if (customerIds.length === 0)
        throw conflict('No customer with a session then has an email address.');
      const messages = await this.messages.writeToEach(
        customerIds,
        { ...input, followUpOn: null, uploadIds: [] },
        owner,
      );
      return { messages };
    });
  }
}
