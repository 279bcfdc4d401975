import { Injectable } from '@nestjs/common';
import type { ContactStatus, Customer } from '@polaris/contracts';
import { ActivitiesService } from '../../people/activities/activities.service';
import { ContactsService } from '../../people/contacts/contacts.service';
import type { MessageEntity } from './message.entity';

/** The parts of a message that are logged. */
interface LoggedMessage {
  contactId: number | null;
  customer: Customer | undefined;
  subject: string;
  text: string;
  followUpOn: string | null;
}

type ActivityIds = Pick<MessageEntity, 'activityId' | 'followUpId'>;

/** Logs a message on the records of its recipient. */
@Injectable()
export class MessageActivitiesService {
  constructor(
    private readonly activities: ActivitiesService,
    private readonly contacts: ContactsService,
  ) {}

  /** Logs the message, and marks the submission that it replies to. */
  async log(message: LoggedMessage): Promise<ActivityIds & Pick<MessageEntity, 'previousStatus'>> {
    const { contactId } = message;
    // Locks the customer before the contact, in the same order as deleting a customer.
    const logged = await this.add(message);
    return { ...logged, previousStatus: contactId ? await this.markReplied(contactId) : null };
  }

  async remove({ activityId, followUpId }: ActivityIds): Promise<void> {
    const ids = [activityId, followUpId].filter((id) => id !== null);
    await this.activities.remove(ids);
  }

  /** An activity of the customer, if there is one; its follow-up is another one with a due date. */
  private async add({ customer, subject, text, followUpOn }: LoggedMessage): Promise<ActivityIds> {
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

  /** Returns the previous status; null if the submission is converted and stays so. */
  private async markReplied(id: number): Promise<ContactStatus | null> {
    const { status } = await this.contacts.lock(id);
    if (status === 'converted') return null;
    await this.contacts.markReplied(id);
    return status;
  }
}
