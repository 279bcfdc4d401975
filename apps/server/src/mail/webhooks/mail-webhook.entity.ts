import type { MailProvider } from '@polaris/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How a mail provider reports bounces and complaints. At most one row per provider. */
@Entity('mail_webhooks')
export class MailWebhookEntity {
  @PrimaryColumn('varchar')
  provider: MailProvider;

  /** SHA-256 of the user name and the password that Postmark sends. */
  @Column('bytea', { nullable: true })
  secretHash: Buffer | null;

  /** The SNS topic that SES reports to. */
  @Column('varchar', { nullable: true })
  topicArn: string | null;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz', { nullable: true })
  confirmedAt: Date | null;

  @Column('timestamptz', { nullable: true })
  lastCalledAt: Date | null;
}
