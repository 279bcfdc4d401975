import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  type ContactStatus,
  type ContactSubmission,
  type Customer,
  type MessageInput,
  type PageQuery,
  type ReplyInput,
  UNDO_SECONDS,
  type WaitingMessage,
  quoteOf,
} from '@polaris/contracts';
import { ContactsService } from '../../people/contacts/contacts.service';
import { CustomersService } from '../../people/customers/customers.service';
import { MessageFilesService } from '../../people/files/message-files.service';
import { MailService } from '../../records/outbox/mail.service';
import { BusinessClock } from '../../platform/config/business-clock';
import { Settings } from '../../platform/config/settings';
import { Database } from '../../platform/database/database';
import type { JsonPage } from '../../platform/database/list/list';
import { conflict, invalid } from '../../platform/problem/problem';
import { IdempotencyService } from '../../platform/idempotency/idempotency.service';
import type { UserEntity } from '../../identity/users/user.entity';
import { ReplyPathsService } from './conversation/reply-paths.service';
import { MessageActivitiesService } from './message-activities.service';
import { type FilledText, MessageTextsService } from './message-texts.service';
import { MessagesRepository, type Thread } from './messages.repository';
import { ReplyTemplatesService } from './reply-templates.service';

/** A message with a checked and filled text. */
interface Draft extends FilledText {
  recipient: string;
  contactId: number | null;
  customerId: number | null;
  /** The customer in whose conversation it appears; for a reply, the one converted from the submission. */
  clientId: number | null;
  /** The customer whose activity is logged, including for replies. */
  customer: Customer | undefined;
  quote: string | undefined;
  followUpOn: string | null;
  templateId: number | null;
  uploadIds: readonly string[];
}

/** Messages from the owner. Each is sent after a delay in which it can be taken back. */
@Injectable()
export class MessagesService {
  constructor(
    private readonly database: Database,
    private readonly messages: MessagesRepository,
    private readonly activities: MessageActivitiesService,
    private readonly texts: MessageTextsService,
    private readonly templates: ReplyTemplatesService,
    private readonly idempotency: IdempotencyService,
    private readonly contacts: ContactsService,
    private readonly customers: CustomersService,
    private readonly files: MessageFilesService,
    private readonly mail: MailService,
    private readonly paths: ReplyPathsService,
    private readonly clock: BusinessClock,
    private readonly settings: Settings,
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
      return this.send(draft, owner);
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
    return this.send(draft, owner);
  }

  /** The customer converted from the submission, or the oldest one with the same address. */
  private async findCustomer({ customerId, email }: ContactSubmission) {
    if (customerId !== null) return this.customers.get(customerId);
    const [match] = await this.customers.findMatches({ email });
    return match && this.customers.get(match.id);
  }

  private async send(draft: Draft, owner: UserEntity): Promise<WaitingMessage> {
    const { recipient, contactId, customerId, subject, uploadIds } = draft;
    // Locks the customer before the contact, in the same order as deleting a customer.
    const logged = await this.activities.log(draft);
    const previousStatus = contactId ? await this.markReplied(contactId) : null;
    const earlier = contactId
      ? await this.messages.findThreadOfContact(contactId)
      : await this.messages.findThreadOfSubject(recipient, subject);
    const leavesAt = new Date(+(await this.database.now()) + UNDO_SECONDS * 1000);
    const internetMessageId = this.makeMessageId();
    const thread = earlier?.thread ?? randomUUID();
    const { userId, replyTo, hint } = await this.paths.find({
      customerId: draft.clientId,
      thread,
      owner,
    });
    const id = await this.messages.add({
      contactId,
      customerId,
      recipient,
      subject,
      text: draft.text,
      previousStatus,
      leavesAt,
      ...logged,
      author: 'owner',
      via: 'mail',
      sender: null,
      userId,
      thread,
      internetMessageId,
      templateId: await this.templates.existing(draft.templateId),
    });
    const files = await this.files.attach(uploadIds, {
      messageId: id,
      customerId: userId === null ? null : draft.clientId,
      userId: owner.id,
    });
    const text = mailText(draft, [this.filesNote(files), hint]);
    const mail = { kind: 'message', subject, text, replyTo } as const;
    await this.mail.send(recipient, {
      ...mail,
      ...headersOf(earlier),
      about: { table: 'messages', id },
      internetMessageId,
      sendAfter: leavesAt,
    });
    return { id, leavesAt: leavesAt.toISOString() };
  }

  /** Returns the previous status; null if the submission is converted and stays so. */
  private async markReplied(id: number): Promise<ContactStatus | null> {
    const { status } = await this.contacts.lock(id);
    if (status === 'converted') return null;
    await this.contacts.markReplied(id);
    return status;
  }

  private filesNote(names: readonly string[]): string | undefined {
    if (names.length === 0) return undefined;
    return `Attached: ${names.join(', ')}\nDownload on your dashboard:\n${this.settings.publicUrl}/dashboard#messages`;
  }

  private makeMessageId(): string {
    return `<${randomUUID()}@${new URL(this.settings.publicUrl).hostname}>`;
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

const mailText = ({ text, quote }: Draft, notes: (string | undefined)[]): string =>
  `${[text, ...notes, quote].filter((part) => part !== undefined).join('\n\n')}\n`;

/** Makes mail programs show the mail in its thread (RFC 5322, section 3.6.4). */
const headersOf = (earlier: Thread | undefined) =>
  earlier
    ? {
        headers: {
          'In-Reply-To': earlier.messageIds.at(-1)!,
          References: earlier.messageIds.join(' '),
        },
      }
    : {};
