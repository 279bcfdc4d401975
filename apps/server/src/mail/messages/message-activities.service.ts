import { Injectable } from '@nestjs/common';
import type { Customer } from '@polaris/contracts';
import { ActivitiesService } from '../../people/activities/activities.service';
import type { MessageEntity } from './message.entity';

/** The parts of a message that are logged. */
interface LoggedMessage {
  customer: Customer | undefined;
  subject: string;
  text: string;
  followUpOn: string | null;
}

type ActivityIds = Pick<MessageEntity, 'activityId' | 'followUpId'>;

/** Logs a message to a customer as an activity, and its follow-up as another one with a due date. */
@Injectable()
export class MessageActivitiesService {
  constructor(private readonly activities: ActivitiesService) {}

  /** Does nothing if the recipient is not a customer. */
  async log({ customer, subject, text, followUpOn }: LoggedMessage): Promise<ActivityIds> {
    if (!customer) return { activityId: null, followUpId: null };
    const customerId = customer.id;
    const sent = { customerId, type: 'email', subject, description: text, dueOn: null } as const;
    const { id: activityId } = await this.activities.log(sent);
    if (!followUpOn) return { activityId, followUpId: null };
    const followUp = {
      customerId,
      type: 'follow_up',
      subject: `Follow up: ${subject}`,
      description: null,
      dueOn: followUpOn,
    } as const;
    const { id: followUpId } = await this.activities.log(followUp);
    return { activityId, followUpId };
  }

  async remove({ activityId, followUpId }: ActivityIds): Promise<void> {
    const ids = [activityId, followUpId].filter((id) => id !== null);
    await this.activities.remove(ids);
  }
}
