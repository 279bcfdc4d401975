import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { ContactsService } from '../../people/contacts/contacts.service';
import { CustomersService } from '../../people/customers/customers.service';
import { MessageFilesService } from '../../people/files/message-files.service';
import { MailService } from '../../records/outbox/mail.service';
import { conflict } from '../../platform/problem/problem';
import { MessageActivitiesService } from './message-activities.service';
import type { MessageEntity } from './message.entity';
import { MessagesRepository } from './messages.repository';

/** Takes back messages that were not sent yet. */
@Injectable()
export class MessageUndoService {
  constructor(
    private readonly database: Database,
    private readonly messages: MessagesRepository,
    private readonly activities: MessageActivitiesService,
    private readonly customers: CustomersService,
    private readonly contacts: ContactsService,
    private readonly files: MessageFilesService,
    private readonly mail: MailService,
  ) {}

  /** Reverts everything that sending did: mail, status and activities. Throws 409 once the mail was sent. */
  async undo(id: number): Promise<void> {
    const { contactId, customerId } = await this.messages.get(id);
    await this.database.transaction(async () => {
      // Locked before the message, in the same order as merging a customer or deleting a submission.
      if (customerId !== null) await this.customers.lockAll([customerId]);
      if (contactId !== null) await this.contacts.lock(contactId);
      const message = await this.messages.lock(id);
      if (!(await this.mail.takeBack({ table: 'messages', id })))
        throw conflict('It has left already.');
      await this.resetStatus(message);
      await this.files.detach(id);
      await this.messages.remove(id);
      await this.activities.remove(message);
    });
  }

  /** The submission stays replied if there is another reply. */
  private async resetStatus(message: MessageEntity): Promise<void> {
    const { contactId, previousStatus } = message;
    if (contactId === null || previousStatus === null) return;
    if (await this.messages.passOnStatus(message)) return;
    await this.contacts.unmarkReplied(contactId, previousStatus);
  }
}
