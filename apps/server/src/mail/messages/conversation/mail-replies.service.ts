import { createHash } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { MAX_MESSAGE_SUBJECT, MAX_MESSAGE_TEXT } from '@polaris/contracts';
import { type MailedFile, MailedFilesService } from '../../../people/files/mailed-files.service';
import { Database } from '../../../platform/database/database';
import { MessagesRepository } from '../messages.repository';
import { ConversationMailsService } from './conversation-mails.service';
import { MailRepliesReadModel, type ThreadParty } from './mail-replies.read-model';
import { splitReply } from './quotes/split-reply';
import { threadOf } from './reply-token';

/** A mail received from a provider for a conversation. */
export interface MailReply {
  thread: string;
  sender: string | undefined;
  subject: string;
  /** Returns the text. HTML of more than `most` characters is not parsed. */
  readText: (most: number) => Promise<string>;
  files: MailedFile[];
  /** The Message-ID. */
  messageId: string;
  /** Whether the provider says that the sender is forged. */
  isForged: boolean;
}

/** The largest HTML body, in characters, that is parsed for an unknown sender. */
const MAX_STRANGERS_HTML = 100_000;

const ENDED = "This conversation's customer is in the trash. Restore the customer to continue it.";
const OTHER_SENDER =
  "It came from an address other than the customer's, so it was not added to the conversation. If it's from your client, answer it in your mail program, or enter the address on the record.";
const FORGED =
  "Your mail provider reports that the sender's address is forged, so it was not added to the conversation.";

/** Adds replies by mail to the conversation of the client who sent them. */
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

  /** The thread of the token, which is the part after the plus in the address. */
  async findThread(token: string): Promise<string | undefined> {
    const thread = threadOf(token);
    return thread && (await this.readModel.isKnown(thread)) ? thread : undefined;
  }

  /** Runs in the transaction that records the mail as received. */
  async process(reply: MailReply): Promise<void> {
    this.database.assertTransaction();
    const party = await this.readModel.findParty(reply.thread);
    if (!party) return this.reject(reply, ENDED);
    const { sender, isForged } = reply;
    if (isForged) return this.reject(reply, FORGED);
    if (!sender || !party.addresses.includes(sender.toLowerCase()))
      return this.reject(reply, OTHER_SENDER);
    await this.store(reply, sender, party);
  }

  private async reject(reply: MailReply, reason: string): Promise<void> {
    this.logger.warn('A reply by mail was not taken in.');
    const { sender, subject, files } = reply;
    const whole = await reply.readText(MAX_STRANGERS_HTML);
    const { text, quoted } = splitReply({ subject, text: whole }, [], MAX_TEXT);
    const shown = [text, quoted].filter(Boolean).join('\n\n');
    const notice = { reason, sender, subject, text: withNotes(shown, files.length) };
    await this.mails.notifyOfRefused(notice);
  }

  private async store(reply: MailReply, sender: string, party: ThreadParty): Promise<void> {
    const { customerId, userId } = party;
    const { thread, subject } = reply;
    const whole = await reply.readText(Infinity);
    const letters = await this.readModel.listLetters(customerId, thread);
    const { text, quoted } = splitReply({ subject, text: whole }, letters, MAX_TEXT);
    const accepted = await this.files.accept(reply.files, customerId);
    const id = await this.messages.addOfClient({
      customerId,
      userId,
      thread,
      sender,
      via: 'mail',
      subject: [...subject].slice(0, MAX_MESSAGE_SUBJECT).join(''),
      text: withNotes(text, reply.files.length - accepted.length),
      quoted: quoted && shortened(quoted, QUOTE_CUT),
      internetMessageId: storableId(reply.messageId),
    });
    if (id === undefined) return;
    await this.files.add(accepted, { messageId: id, customerId, userId });
    await this.mails.notifyOwner(id);
  }
}

/** Leaves room for the notes below the text. */
const MAX_TEXT = MAX_MESSAGE_TEXT - 200;
const CUT = '[The rest of this email was too long and was removed.]';
const QUOTE_CUT = '[The rest of the quoted text was removed.]';

/** Shortens the text to what can be stored, and notes what is missing. */
function withNotes(text: string, lostFiles: number): string {
  const kept = shortened(text.trim(), CUT) || '[This email has no text.]';
  return [kept, filesNote(lostFiles)].filter(Boolean).join('\n\n');
}

function shortened(text: string, note: string): string {
  const characters = [...text];
  if (characters.length <= MAX_TEXT) return text;
  return `${characters.slice(0, MAX_TEXT).join('').trimEnd()}\n\n${note}`;
}

const filesNote = (files: number): string => {
  if (files === 0) return '';
  const what = files === 1 ? 'A file was' : `${files} files were`;
  return `[${what} attached to this email and removed.]`;
};

/** A valid Message-ID: later mails of the thread repeat it in a header. */
const storableId = (messageId: string): string =>
  /^<[\x21-\x3b\x3d\x3f-\x7e]{1,253}>$/.test(messageId)
    ? messageId
    : `<${createHash('sha256').update(messageId).digest('hex')}@unnamed.invalid>`;
