import type {
  DisputeState,
  PaymentMethod,
  PaymentProvider,
  PaymentStatus,
} from '@polaris/contracts';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, VersionColumn } from 'typeorm';
import { moneyColumn } from '../../platform/database/columns';

/** What a payment is for: a purchase, or an invoice without one. */
export type PaymentTarget = Pick<PaymentEntity, 'purchaseId' | 'invoiceId'>;

/** A payment received for a purchase or invoice, or requested from a provider. */
@Entity('payments')
export class PaymentEntity {
  @PrimaryGeneratedColumn('identity', { type: 'integer' })
  id: number;

  /** Null for a payment of an invoice without a purchase. */
  @Column('integer', { nullable: true })
  purchaseId: number | null;

  @Column('integer', { nullable: true })
  invoiceId: number | null;

  @Column('varchar')
  provider: PaymentProvider;

  /** In dollars. */
  @Column(moneyColumn)
  amount: number;

  @Column('varchar')
  status: PaymentStatus;

  @Column('varchar')
  method: PaymentMethod;

  @Column('varchar', { nullable: true })
  note: string | null;

  /** Set when the payment is received, and kept if it is refunded. */
  @Column('timestamptz', { nullable: true })
  paidAt: Date | null;

  /** The provider's id of the checkout session. */
  @Column('text', { nullable: true })
  sessionRef: string | null;

  /** The provider's id of the payment. */
  @Column('text', { nullable: true })
  intentRef: string | null;

  /** Whether it was started from a payment link, so the payer may not have an account. */
  @Column('boolean', { default: false })
  byLink: boolean;

  /** Null unless the client's bank has reversed the payment or asked to. */
  @Column('varchar', { nullable: true })
  dispute: DisputeState | null;

  /** The provider's id of the dispute. */
  @Column('text', { nullable: true })
  disputeRef: string | null;

  /** The owner who recorded it; null if it came through a provider. */
  @Column('text', { nullable: true })
  recordedBy: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @VersionColumn()
  version: number;
}
