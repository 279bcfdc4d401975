import { Injectable } from '@nestjs/common';
import { MessagesRepository } from '../messages.repository';
import { ConversationMailsService } from './conversation-mails.service';

/** What anyone with the link of an offer writes to the owner: a link proves no person, so it has no account. */
@Injectable()
export class LinkMessagesService {
  constructor(
    private readonly messages: MessagesRepository,
    private readonly mails: ConversationMailsService,
  ) {}

  /** Adds it to the thread of the customer, with the mail to the owner, in the caller's transaction. */
  async add(customerId: number, text: string): Promise<void> {
    const none = {
      sender: null,
      subject: null,
      thread: null,
      internetMessageId: null,
      quoted: null,
    };
    const written = { customerId, userId: null, via: 'offer', text, ...none } as const;
    const id = (await this.messages.addOfClient(written))!;
    await this.mails.notifyOwner(id);
  }
}
