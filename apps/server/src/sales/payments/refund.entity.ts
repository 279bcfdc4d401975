import type { RefundSource, RefundStatus } from '@polaris/contracts';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { moneyColumn } from '../../platform/database/columns';

/** Money of a payment that went back, or that its provider was asked to return. */
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

  /** What the provider calls it. */
  @Column('text', { nullable: true })
  providerRef: string | null;

  @Column('varchar')
  source: RefundSource;

  /** Whether the client is to pay it again; otherwise it settles what it returns. */
  @Column('boolean')
  stillOwed: boolean;

  @Column('text', { nullable: true })
  recordedBy: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
