import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type Customer, UNDO_SECONDS, type WaitingMessage } from '@polaris/contracts';
import { MessageFilesService } from '../../people/files/message-files.service';
import { MailService } from '../../records/outbox/mail.service';
import { Settings } from '../../platform/config/settings';
import { Database } from '../../platform/database/database';
import type { UserEntity } from '../../identity/users/user.entity';
import { ReplyPathsService } from './conversation/reply-paths.service';
import { MessageActivitiesService } from './message-activities.service';
import type { FilledText } from './message-texts.service';
import { MessagesRepository, type Thread } from './messages.repository';
import { ReplyTemplatesService } from './reply-templates.service';

/** A message with a checked and filled text. */
export interface Draft extends FilledText {
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

/** Sends the owner's messages. Each leaves after a delay in which it can be taken back. */
@Injectable()
export class MessageSendingService {
  constructor(
    private readonly database: Database,
    private readonly messages: MessagesRepository,
    private readonly activities: MessageActivitiesService,
    private readonly templates: ReplyTemplatesService,
    private readonly files: MessageFilesService,
    private readonly mail: MailService,
    private readonly paths: ReplyPathsService,
    private readonly settings: Settings,
  ) {}

  async send(draft: Draft, owner: UserEntity): Promise<WaitingMessage> {
    const { recipient, contactId, customerId, subject, uploadIds } = draft;
    const logged = await this.activities.log(draft);
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

  private filesNote(names: readonly string[]): string | undefined {
    if (names.length === 0) return undefined;
    return `Attached: ${names.join(', ')}\nDownload on your dashboard:\n${this.settings.publicUrl}/dashboard#messages`;
  }

  private makeMessageId(): string {
    return `<${randomUUID()}@${new URL(this.settings.publicUrl).hostname}>`;
  }
}

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
