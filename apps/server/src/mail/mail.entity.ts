import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

export type MailStatus = 'queued' | 'sent' | 'failed' | 'kept';

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

  @Column('varchar', { default: 'queued' })
  status: MailStatus;

  @Column('text', { nullable: true })
  error: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @Column('timestamptz', { nullable: true })
  sentAt: Date | null;
}
