import { Injectable } from '@nestjs/common';
import type { TimeOffMessage, TimeOffMessages } from '@polaris/contracts';
import { MessagesService } from '../../../mail/messages/messages.service';
import { IdempotencyService } from '../../../platform/idempotency/idempotency.service';
import { conflict } from '../../../platform/problem/problem';
import type { UserEntity } from '../../../identity/users/user.entity';
import { AvailabilityService } from '../availability.service';

/** Writes to everybody who has a session in time off. The sessions stay as they are. */
@Injectable()
export class TimeOffMessagesService {
  constructor(
    private readonly availability: AvailabilityService,
    private readonly messages: MessagesService,
    private readonly idempotency: IdempotencyService,
  ) {}

  /** One message for each customer, or none at all. */
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
