import type { ContactStatus, MessageAuthor, MessageVia } from '@polaris/contracts';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/**
 * A message from the owner to a customer or to the person of a submission (one of the two), or from a client to the
 * owner.
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

  /** The client's account at the time of writing. */
  @Column('text', { nullable: true })
  userId: string | null;

  @Column('varchar')
  author: MessageAuthor;

  @Column('varchar')
  via: MessageVia;

  /** The sender's address of a client's mail. */
  @Column('varchar', { nullable: true })
  sender: string | null;

  @Column('varchar', { nullable: true })
  recipient: string | null;

  @Column('varchar', { nullable: true })
  subject: string | null;

  @Column('varchar')
  text: string;

  /** What a client's mail quotes from earlier ones. */
  @Column('varchar', { nullable: true })
  quoted: string | null;

  /** Messages that mail programs show as one conversation. */
  @Column('uuid', { nullable: true })
  thread: string | null;

  /** The Message-ID of its mail, which later mails of the thread refer to. */
  @Column('varchar', { nullable: true })
  internetMessageId: string | null;

  /** The status of the submission before the reply. */
  @Column('varchar', { nullable: true })
  previousStatus: ContactStatus | null;

  @Column('integer', { nullable: true })
  activityId: number | null;

  @Column('integer', { nullable: true })
  followUpId: number | null;

  @Column('timestamptz', { nullable: true })
  leavesAt: Date | null;

  /** When the recipient read it. */
  @Column('timestamptz', { nullable: true })
  readAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}

/** A message from the owner, which always has the fields of a mail. */
export type OwnerMessageEntity = MessageEntity & {
  recipient: string;
  subject: string;
  thread: string;
  internetMessageId: string;
  leavesAt: Date;
};
