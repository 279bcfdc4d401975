import type { UndeliverableKind } from '@polaris/contracts';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** An address whose mail bounces, or whose reader has reported spam. */
@Entity('undeliverable_addresses')
export class UndeliverableAddressEntity {
  @PrimaryGeneratedColumn('identity', { type: 'integer' })
  id: number;

  @Column('varchar')
  email: string;

  @Column('varchar')
  kind: UndeliverableKind;

  /** In the mail provider's words. */
  @Column('varchar')
  reason: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
