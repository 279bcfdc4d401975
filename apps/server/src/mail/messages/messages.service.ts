import { Injectable } from '@nestjs/common';
import {
  type ContactSubmission,
  type MessageInput,
  type PageQuery,
  type ReplyInput,
  type WaitingMessage,
  quoteOf,
} from '@polaris/contracts';
import { ContactsService } from '../../people/contacts/contacts.service';
import { CustomersService } from '../../people/customers/customers.service';
import { BusinessClock } from '../../platform/config/business-clock';
import type { JsonPage } from '../../platform/database/list/list';
import { conflict, invalid } from '../../platform/problem/problem';
import { IdempotencyService } from '../../platform/idempotency/idempotency.service';
import type { UserEntity } from '../../identity/users/user.entity';
import { type Draft, MessageSendingService } from './message-sending.service';
import { MessageTextsService } from './message-texts.service';
import { MessagesRepository } from './messages.repository';

/** Messages from the owner: replies to submissions, and messages to customers. */
@Injectable()
export class MessagesService {
  constructor(
    private readonly messages: MessagesRepository,
    private readonly texts: MessageTextsService,
    private readonly idempotency: IdempotencyService,
    private readonly contacts: ContactsService,
    private readonly customers: CustomersService,
    private readonly sending: MessageSendingService,
    private readonly clock: BusinessClock,
  ) {}

  /** Replies to a submission, newest first. Empty if it does not exist, as it could just have been deleted. */
  listOfContact(contactId: number, query: PageQuery): Promise<JsonPage> {
    return this.messages.listOfContact(contactId, query);
  }

  /** Replies to a submission and marks it as replied, in one transaction. */
  reply(contactId: number, input: ReplyInput, owner: UserEntity): Promise<WaitingMessage> {
    return this.idempotency.once(async () => {
      const contact = await this.contacts.get(contactId);
      const customer = await this.findCustomer(contact);
      if (input.followUpOn && !customer) throw noCustomer();
      const person = { name: contact.name, company: customer?.company ?? null };
      const draft: Draft = {
        ...(await this.texts.fill(input, person, owner)),
        ...optionsOf(input),
        recipient: contact.email,
        contactId,
        customerId: null,
        clientId: contact.customerId,
        customer,
        quote: input.quote ? quoteOf(contact, await this.clock.zone()) : undefined,
      };
      return this.sending.send(draft, owner);
    });
  }

  /** Writes to a customer. */
  write(customerId: number, input: MessageInput, owner: UserEntity): Promise<WaitingMessage> {
    return this.idempotency.once(() => this.writeTo(customerId, input, owner));
  }

  /** Writes the same message to each of these customers, in the caller's transaction. */
  async writeToEach(
    customerIds: readonly number[],
    input: MessageInput,
    owner: UserEntity,
  ): Promise<WaitingMessage[]> {
    const sent: WaitingMessage[] = [];
    for (const id of customerIds.toSorted((one, other) => one - other))
      sent.push(await this.writeTo(id, input, owner));
    return sent;
  }

  private async writeTo(
    customerId: number,
    input: MessageInput,
    owner: UserEntity,
  ): Promise<WaitingMessage> {
    const customer = await this.customers.get(customerId);
    if (customer.email === null) throw conflict('This customer has no email address.');
    const draft: Draft = {
      ...(await this.texts.fill(input, customer, owner)),
      ...optionsOf(input),
      recipient: customer.email,
      contactId: null,
      customerId,
      clientId: customerId,
      customer,
      quote: undefined,
    };
    return this.sending.send(draft, owner);
  }

  /** The customer converted from the submission, or the oldest one with the same address. */
  private async findCustomer({ customerId, email }: ContactSubmission) {
    if (customerId !== null) return this.customers.get(customerId);
    const [match] = await this.customers.findMatches({ email });
    return match && this.customers.get(match.id);
  }
}

const optionsOf = ({ followUpOn, templateId, uploadIds }: MessageInput) => ({
  uploadIds,
  followUpOn: followUpOn ?? null,
  templateId: templateId ?? null,
});

const noCustomer = () =>
  invalid([
    {
      path: 'followUpOn',
      message: 'A follow-up needs a customer. Convert the submission to a customer first.',
    },
  ]);
