import { createHash } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { MAX_MESSAGE_SUBJECT, MAX_MESSAGE_TEXT } from '@polaris/contracts';
import { type MailedFile, MailedFilesService } from '../../files/mailed-files.service';
import { Database } from '../../platform/database/database';
import { MessagesRepository } from '../messages.repository';
import { ConversationMailsService } from './conversation-mails.service';
import { MailRepliesReadModel, type ThreadParty } from './mail-replies.read-model';
import { threadOf } from './reply-token';

/** A mail that a provider has taken in for a conversation. */
export interface MailReply {
  /** What stands after the plus of the address that it was sent to. */
  token: string;
  /** Undefined for what is no address. */
  sender: string | undefined;
  subject: string;
  text: string;
  files: MailedFile[];
  /** Its Message-ID. */
  messageId: string;
  /** The provider says that it is not from whom it says. */
  isForged: boolean;
}

const ENDED =
  'It answers a conversation with a customer who is in the trash. Restore the customer if you want to go on with it.';
const OTHER_SENDER =
  'It came from another address than the customer’s, so it is not in the conversation. If it is from your client, answer it there, or enter the address on the record.';
const FORGED =
  'Your mail provider says that it was not sent by the person whose address it has, so it is not in the conversation.';

/** Puts replies by mail into the conversation of the client who sent them. */
@Injectable()
export class MailRepliesService {
  private readonly logger = new Logger('MailReplies');

  constructor(
    private readonly database: Database,
    private readonly messages: MessagesRepository,
    private readonly readModel: MailRepliesReadModel,
    private readonly mails: ConversationMailsService,
    private readonly files: MailedFilesService,
  ) {}

  /** Part of the transaction that notes that the mail has come in. */
  async take(reply: MailReply): Promise<void> {
    this.database.assertTransaction();
    const thread = threadOf(reply.token);
    const party = thread && (await this.readModel.findParty(thread));
    if (!thread || !party) return this.rejectUnknown(reply, thread);
    const { sender, isForged } = reply;
    if (isForged) return this.reject(reply, FORGED);
    if (!sender || !party.addresses.includes(sender.toLowerCase()))
      return this.reject(reply, OTHER_SENDER);
    await this.store(reply, { sender, thread, party });
  }

  /** The mail of nobody: its address could be guessed by anyone, so nobody is told. */
  private async rejectUnknown(reply: MailReply, thread: string | undefined): Promise<void> {
    if (thread && (await this.readModel.isInTrash(thread))) return this.reject(reply, ENDED);
    this.logger.warn('A mail to no conversation was left out.');
  }

  private async reject(reply: MailReply, reason: string): Promise<void> {
    this.logger.warn('A reply by mail was not taken in.');
    const { sender, subject } = reply;
    await this.mails.notifyOfRefused({
      reason,
      sender,
      subject,
      text: textOf(reply, reply.files.length),
    });
  }

  private async store(
    reply: MailReply,
    { sender, thread, party }: { sender: string; thread: string; party: ThreadParty },
  ): Promise<void> {
    const { customerId, userId } = party;
    const accepted = await this.files.accept(reply.files, customerId);
    const id = await this.messages.addOfClient({
      ...{ customerId, userId, thread, sender, via: 'mail' },
      subject: [...reply.subject].slice(0, MAX_MESSAGE_SUBJECT).join(''),
      text: textOf(reply, reply.files.length - accepted.length),
      internetMessageId: storableId(reply.messageId),
    });
    if (id === undefined) return;
    await this.files.add(accepted, { messageId: id, customerId, userId });
    await this.mails.notifyOwner(id);
  }
}

const CUT = '[The rest of this email was too long, and was not kept.]';

/** The text as far as it can be stored, and what is missing. */
function textOf({ text }: MailReply, lostFiles: number): string {
  const characters = [...text.trim()];
  const isCut = characters.length > MAX_MESSAGE_TEXT - 200;
  const kept = isCut
    ? characters
        .slice(0, MAX_MESSAGE_TEXT - 200)
        .join('')
        .trimEnd()
    : text.trim();
  const parts = [kept || '[This email has no text.]', isCut ? CUT : '', filesNote(lostFiles)];
  return parts.filter(Boolean).join('\n\n');
}

const filesNote = (files: number): string => {
  if (files === 0) return '';
  const what = files === 1 ? 'A file was' : `${files} files were`;
  return `[${what} attached to this email, and not kept.]`;
};

/** Later mails of the thread name it in a header. */
const storableId = (messageId: string): string =>
  /^<[\x21-\x3b\x3d\x3f-\x7e]{1,253}>$/.test(messageId)
    ? messageId
    : `<${createHash('sha256').update(messageId).digest('hex')}@unnamed.invalid>`;
