import { Injectable } from '@nestjs/common';
import type { ConversationInput, ConversationMessage, PageQuery } from '@polaris/contracts';
import { BuyersService } from '../../../people/customers/buyers.service';
import { MessageFilesService } from '../../../people/files/message-files.service';
import type { JsonPage } from '../../../platform/database/list/list';
import { IdempotencyService } from '../../../platform/idempotency/idempotency.service';
import { conflict } from '../../../platform/problem/problem';
import type { UserEntity } from '../../../identity/users/user.entity';
import { UsersService } from '../../../identity/users/users.service';
import { MessagesRepository } from '../messages.repository';
import { ConversationMailsService } from './conversation-mails.service';
import { ConversationReadModel, type Reader } from './conversation.read-model';

const NOT_VERIFIED = 'Please verify your email address first. Then you can write here.';
const IS_OWNER = 'This is the owner’s account. Write to a client on the customer’s record.';

/** The conversation with the owner, for a client. Each client has only one. */
@Injectable()
export class ConversationService {
  constructor(
    private readonly messages: MessagesRepository,
    private readonly readModel: ConversationReadModel,
    private readonly mails: ConversationMailsService,
    private readonly buyers: BuyersService,
    private readonly users: UsersService,
    private readonly files: MessageFilesService,
    private readonly idempotency: IdempotencyService,
  ) {}

  /** Newest first. */
  list(user: UserEntity, query: PageQuery): Promise<JsonPage> {
    return this.readModel.list(this.readerOf(user), query);
  }

  /** Stores the message with the mail to the owner. The client becomes a customer if needed, as with an order. */
  write(user: UserEntity, input: ConversationInput): Promise<ConversationMessage> {
    return this.idempotency.onceRecord(
      () => this.add(user, input),
      (id) => this.readModel.get(this.readerOf(user), id),
    );
  }

  async markRead(user: UserEntity, upTo: number): Promise<void> {
    await this.messages.markRead(await this.readModel.unreadIds(this.readerOf(user), upTo));
  }

  private async add(
    user: UserEntity,
    { text, uploadIds, timeZone }: ConversationInput,
  ): Promise<{ id: number }> {
    if (user.isAdmin) throw conflict(IS_OWNER);
    if (!this.users.mayReceiveMail(user)) throw conflict(NOT_VERIFIED);
    const { customerId } = await this.buyers.findOrAddClient(user.id, timeZone);
    const written = { customerId, userId: user.id, via: 'page', text: text.trim() } as const;
    const mailed = {
      sender: null,
      subject: null,
      thread: null,
      internetMessageId: null,
      quoted: null,
    };
    const id = (await this.messages.addOfClient({ ...written, ...mailed }))!;
    await this.files.attach(uploadIds, { messageId: id, customerId, userId: user.id });
    await this.mails.notifyOwner(id);
    return { id };
  }

  private readerOf(user: UserEntity): Reader {
    const { id: userId, email, emailVerifiedAt } = user;
    const typedEmail = this.users.mayReceiveMail(user) ? null : email;
    return { userId, verifiedEmail: emailVerifiedAt && email, typedEmail };
  }
}
