import type { MailStatus } from '@polaris/contracts';
import type { MailKind } from './mail-kinds';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/**
 * A link for a new password, a link and a code that verify an address, a link to write a testimonial, its
 * author's own link, a link that confirms a subscription, the links that end one, the link of an
 * invitation, a link and a code that confirm a free call, or the link that changes one.
 */
export type MailSecrets =
  | 'reset'
  | 'cancel'
  | 'verify'
  | 'testimonial_request'
  | 'testimonial_author'
  | 'confirm'
  | 'unsubscribe'
  | 'invitation'
  | 'hold'
  | 'call';

/** The PDF of an invoice; with a reminder, the mail is useless once the invoice is no longer overdue. */
export type MailAttachmentKind = 'invoice' | 'invoice_reminder';

/** A row that mail is about. Its table has the trigger that deletes such mail with the row. */
export interface MailedRecord {
  table: string;
  id: number;
}

/**
 * Headers that a mail has beside the usual ones (RFC 2919, RFC 2369, RFC 8058; RFC 5322 for a thread; metadata of
 * Postmark: https://postmarkapp.com/support/article/1125-custom-metadata-faq).
 */
export type MailHeaders = Partial<
  Record<
    | 'List-Id'
    | 'List-Unsubscribe'
    | 'List-Unsubscribe-Post'
    | 'In-Reply-To'
    | 'References'
    | 'X-PM-Metadata-mail',
    string
  >
>;

/** A mail as it will be, or was, handed to the mail server. */
@Entity('mail_outbox')
export class MailEntity {
  @PrimaryGeneratedColumn('identity', { type: 'integer' })
  id: number;

  @Column('varchar')
  recipient: string;

  @Column('varchar')
  subject: string;

  @Column('text')
  body: string;

  @Column('text', { nullable: true })
  html: string | null;

  /** An appointment, or the end of one, as calendars read it. */
  @Column('text', { nullable: true })
  calendar: string | null;

  @Column('varchar', { nullable: true })
  replyTo: string | null;

  @Column('jsonb', { nullable: true })
  headers: MailHeaders | null;

  /** Which one-time values are put into the text as it leaves. */
  @Column('varchar', { nullable: true })
  secrets: MailSecrets | null;

  /** Goes before all other mail: someone waits for it, or has to be warned. */
  @Column('boolean', { default: false })
  urgent: boolean;

  @Column('varchar', { default: 'queued' })
  status: MailStatus;

  @Column('integer', { default: 0 })
  attempts: number;

  @Column('text', { nullable: true })
  error: string | null;

  @Column('uuid', { nullable: true })
  jobId: string | null;

  /** Whose account it is about; with the account, it goes. */
  @Column('text', { nullable: true })
  userId: string | null;

  /** Which record it is about; a trigger of that table deletes it with the record. */
  @Column('text', { nullable: true })
  aboutTable: string | null;

  @Column('integer', { nullable: true })
  aboutId: number | null;

  /** Which file of the record is attached to it as it leaves. */
  @Column('varchar', { nullable: true })
  attachment: MailAttachmentKind | null;

  /** Its header Message-ID; null: one is made of the key and the time of the row. */
  @Column('varchar', { nullable: true })
  internetMessageId: string | null;

  /** Null for one that a version without kinds has written. */
  @Column('varchar', { nullable: true })
  kind: MailKind | null;

  /** What the mail server called it when it took it, where it said so. */
  @Column('varchar', { nullable: true })
  providerMessageId: string | null;

  @Column('varchar', { nullable: true })
  onceKey: string | null;

  /** What a notice to the owner is about: those of one topic are gathered. */
  @Column('varchar', { nullable: true })
  topic: string | null;

  /** Later it is of no use to its reader, and is not sent. */
  @Column('timestamptz', { nullable: true })
  sendBefore: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @Column('timestamptz', { nullable: true })
  sentAt: Date | null;
}
