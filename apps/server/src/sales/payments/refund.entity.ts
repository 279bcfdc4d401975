import type { RefundSource, RefundStatus } from '@polaris/contracts';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { moneyColumn } from '../../platform/database/columns';

/** A refund of a payment, made or requested from its provider. */
@Entity('refunds')
export class RefundEntity {
  @PrimaryGeneratedColumn('identity', { type: 'integer' })
  id: number;

  @Column('integer')
  paymentId: number;

  /** Dollars. */
  @Column(moneyColumn)
  amount: number;

  @Column('varchar', { nullable: true })
  reason: string | null;

  @Column('varchar')
  status: RefundStatus;

  /** The provider's id of the refund. */
  @Column('text', { nullable: true })
  providerRef: string | null;

  @Column('varchar')
  source: RefundSource;

  /** Whether the client still owes the refunded amount; if not, the refund also reduces the debt. */
  @Column('boolean')
  stillOwed: boolean;

  @Column('text', { nullable: true })
  recordedBy: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
