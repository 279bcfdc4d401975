import type { NewsletterLink } from '@polaris/contracts';
import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** A link in a newsletter mail. Only the token's hash is stored. */
@Entity('subscriber_tokens')
export class SubscriberTokenEntity {
  @PrimaryColumn('text')
  hash: string;

  @Column('integer')
  subscriberId: number;

  @Column('varchar')
  purpose: NewsletterLink;

  /** Null for a link to unsubscribe, which does not expire. */
  @Column('timestamptz', { nullable: true })
  expiresAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
