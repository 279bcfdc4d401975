import type { MailStatus } from '@polaris/contracts';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

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

  /** An invitation, or the end of one, as calendars read it. */
  @Column('text', { nullable: true })
  calendar: string | null;

  @Column('varchar', { nullable: true })
  replyTo: string | null;

  /** The body holds a link that signs someone in: it is shown to nobody, and not kept once sent. */
  @Column('boolean', { default: false })
  confidential: boolean;

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

  /** Which submission it is about; with the submission, it goes. */
  @Column('integer', { nullable: true })
  contactId: number | null;

  @Column('varchar', { nullable: true })
  onceKey: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @Column('timestamptz', { nullable: true })
  sentAt: Date | null;
}
