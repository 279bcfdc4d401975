import type { ContactStatus } from '@polaris/contracts';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** What the owner wrote to the person of a submission or to a customer, of whom it has one. */
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

  @Column('varchar')
  recipient: string;

  @Column('varchar')
  subject: string;

  @Column('varchar')
  text: string;

  /** Messages that mail programs show as one conversation. */
  @Column('uuid')
  thread: string;

  /** The Message-ID of its mail, which later ones of the thread name. */
  @Column('varchar')
  internetMessageId: string;

  /** Of the submission, before it was marked as replied. */
  @Column('varchar', { nullable: true })
  previousStatus: ContactStatus | null;

  @Column('integer', { nullable: true })
  activityId: number | null;

  @Column('integer', { nullable: true })
  followUpId: number | null;

  @Column('timestamptz')
  leavesAt: Date;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
