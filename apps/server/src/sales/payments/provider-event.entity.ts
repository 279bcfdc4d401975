import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** An event that a provider has sent; sent again, it is known by its key. */
@Entity('provider_events')
export class ProviderEventEntity {
  @PrimaryColumn('varchar')
  provider: 'stripe';

  @PrimaryColumn('varchar')
  eventId: string;

  @Column('varchar')
  type: string;

  /** What the provider calls the session or charge that it is about. */
  @Column('varchar')
  objectRef: string;

  @CreateDateColumn({ type: 'timestamptz' })
  receivedAt: Date;
}
