import type { MailProvider } from '@polaris/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The provider that receives replies. The table has at most one row. */
@Entity('inbound_mail')
export class InboundMailEntity {
  @PrimaryColumn('integer')
  id: number;

  @Column('varchar')
  provider: MailProvider;

  /** The reply address. A plus and the token of the conversation are added before the @. */
  @Column('varchar')
  address: string;

  /** SHA-256 of the user name and the password that Postmark sends. */
  @Column('bytea', { nullable: true })
  secretHash: Buffer | null;

  /** The SNS topic that SES publishes to. */
  @Column('varchar', { nullable: true })
  topicArn: string | null;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz', { nullable: true })
  confirmedAt: Date | null;

  @Column('timestamptz', { nullable: true })
  lastReceivedAt: Date | null;

  /** The number of ignored automatic replies. */
  @Column('integer')
  ignored: number;
}
