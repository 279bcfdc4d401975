import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** An event from a provider. Its key identifies repeated deliveries. */
@Entity('provider_events')
export class ProviderEventEntity {
  @PrimaryColumn('varchar')
  provider: 'stripe';

  @PrimaryColumn('varchar')
  eventId: string;

  @Column('varchar')
  type: string;

  /** The provider's id of the session, refund or dispute that it is about. */
  @Column('varchar')
  objectRef: string;

  @CreateDateColumn({ type: 'timestamptz' })
  receivedAt: Date;
}
