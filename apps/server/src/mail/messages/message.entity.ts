import type { ContactStatus, MessageAuthor, MessageVia } from '@polaris/contracts';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/**
 * What the owner wrote to the person of a submission or to a customer, of whom it has one, or what a client
 * wrote to the owner.
 */
@Entity('messages')
export class MessageEntity {
  @PrimaryGeneratedColumn('identity', { type: 'integer' })
  id: number;

  @Column('integer', { nullable: true })
  contactId: number | null;

  @Column('integer', { nullable: true })
  customerId: number | null;

  @Column('integer', { nullable: true })
  templateId: number | null;

  /** The client's account when it was written. */
  @Column('text', { nullable: true })
  userId: string | null;

  @Column('varchar')
  author: MessageAuthor;

  @Column('varchar')
  via: MessageVia;

  /** From which address a client's mail came. */
  @Column('varchar', { nullable: true })
  sender: string | null;

  @Column('varchar', { nullable: true })
  recipient: string | null;

  @Column('varchar', { nullable: true })
  subject: string | null;

  @Column('varchar')
  text: string;

  /** What a client's mail repeats of earlier ones. */
  @Column('varchar', { nullable: true })
  quoted: string | null;

  /** Messages that mail programs show as one conversation. */
  @Column('uuid', { nullable: true })
  thread: string | null;

  /** The Message-ID of its mail, which later ones of the thread name. */
  @Column('varchar', { nullable: true })
  internetMessageId: string | null;

  /** Of the submission, before it was marked as replied. */
  @Column('varchar', { nullable: true })
  previousStatus: ContactStatus | null;

  @Column('integer', { nullable: true })
  activityId: number | null;

  @Column('integer', { nullable: true })
  followUpId: number | null;

  @Column('timestamptz', { nullable: true })
  leavesAt: Date | null;

  /** When its recipient saw it. */
  @Column('timestamptz', { nullable: true })
  readAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}

/** What the owner wrote: what only a mail has is there. */
export type OwnerMessageEntity = MessageEntity & {
  recipient: string;
  subject: string;
  thread: string;
  internetMessageId: string;
  leavesAt: Date;
};
