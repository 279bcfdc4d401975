import type { MailProvider } from '@polaris/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** By which provider replies come in; one row at most. */
@Entity('inbound_mail')
export class InboundMailEntity {
  @PrimaryColumn('integer')
  id: number;

  @Column('varchar')
  provider: MailProvider;

  /** Replies go here, with the token of their conversation after a plus. */
  @Column('varchar')
  address: string;

  /** SHA-256 of the user name and the password that Postmark sends. */
  @Column('bytea', { nullable: true })
  secretHash: Buffer | null;

  /** The topic of SNS to which SES publishes. */
  @Column('varchar', { nullable: true })
  topicArn: string | null;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz', { nullable: true })
  confirmedAt: Date | null;

  @Column('timestamptz', { nullable: true })
  lastReceivedAt: Date | null;

  /** Automatic replies that were left out. */
  @Column('integer')
  ignored: number;
}
