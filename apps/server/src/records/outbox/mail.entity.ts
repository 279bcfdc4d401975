import type { MailStatus } from '@polaris/contracts';
import type { MailKind } from './mail-kinds';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/**
 * The kind of one-time values: password reset; email verification (link and code); testimonial request; the author's
 * own link; subscription confirmation; unsubscribe links; invitation; free call (link and code); change of a free call;
 * an offer, what follows its acceptance, and the code that its acceptance takes.
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
  | 'call'
  | 'invoice_payment'
  | 'purchase_payment'
  | 'offer'
  | 'accepted_offer'
  | 'offer_code';

/**
 * The PDF of an invoice, or of what was accepted and of its invoice; none for parts that are due. A reminder is not sent
 * once the invoice is no longer overdue, and a mail about parts is not sent once nothing is due.
 */
export type MailAttachmentKind = 'invoice' | 'invoice_reminder' | 'due_parts' | 'accepted_offer';

/** A row that mail is about. Its table has the trigger that deletes such mail with the row. */
export interface MailedRecord {
  table: string;
  id: number;
}

/**
 * Additional headers of a mail (RFC 2919, RFC 2369, RFC 8058; RFC 5322 for a thread; metadata of Postmark:
 * https://postmarkapp.com/support/article/1125-custom-metadata-faq).
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

/** A mail before and after it is sent to the mail server. */
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

  /** A calendar attachment: an appointment or its cancellation. */
  @Column('text', { nullable: true })
  calendar: string | null;

  @Column('varchar', { nullable: true })
  replyTo: string | null;

  @Column('jsonb', { nullable: true })
  headers: MailHeaders | null;

  /** The kind of one-time values that are filled in when it is sent. */
  @Column('varchar', { nullable: true })
  secrets: MailSecrets | null;

  /** Sent before all other mail: someone waits for it, or has to be warned. */
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

  /** The account it is about; it is deleted with the account. */
  @Column('text', { nullable: true })
  userId: string | null;

  /** The record it is about; a trigger of its table deletes the mail with the record. */
  @Column('text', { nullable: true })
  aboutTable: string | null;

  @Column('integer', { nullable: true })
  aboutId: number | null;

  /** The file of the record that is attached when it is sent. */
  @Column('varchar', { nullable: true })
  attachment: MailAttachmentKind | null;

  /** The Message-ID header; null: made from the key and time of the row. */
  @Column('varchar', { nullable: true })
  internetMessageId: string | null;

  /** Null for a mail from a version without kinds. */
  @Column('varchar', { nullable: true })
  kind: MailKind | null;

  /** The mail server's id of the mail, if it sent one. */
  @Column('varchar', { nullable: true })
  providerMessageId: string | null;

  @Column('varchar', { nullable: true })
  onceKey: string | null;

  /** The subject of a notice to the owner: notices of one topic are combined. */
  @Column('varchar', { nullable: true })
  topic: string | null;

  /** After this time it is useless to its reader, and is not sent. */
  @Column('timestamptz', { nullable: true })
  sendBefore: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @Column('timestamptz', { nullable: true })
  sentAt: Date | null;
}
