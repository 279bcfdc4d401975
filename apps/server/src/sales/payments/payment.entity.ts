import type {
  DisputeState,
  PaymentMethod,
  PaymentProvider,
  PaymentStatus,
} from '@polaris/contracts';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, VersionColumn } from 'typeorm';
import { moneyColumn } from '../../platform/database/columns';

/** Money that came for a purchase, or that a provider was asked to take. */
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

  /** Dollars. */
  @Column(moneyColumn)
  amount: number;

  @Column('varchar')
  status: PaymentStatus;

  @Column('varchar')
  method: PaymentMethod;

  @Column('varchar', { nullable: true })
  note: string | null;

  /** Set once money has come, whatever was refunded since. */
  @Column('timestamptz', { nullable: true })
  paidAt: Date | null;

  /** What the provider calls the page on which it is paid. */
  @Column('text', { nullable: true })
  sessionRef: string | null;

  /** What the provider calls the payment. */
  @Column('text', { nullable: true })
  intentRef: string | null;

  /** Null unless the bank of the client has taken the payment back, or asked to. */
  @Column('varchar', { nullable: true })
  dispute: DisputeState | null;

  /** What the provider calls the dispute. */
  @Column('text', { nullable: true })
  disputeRef: string | null;

  /** The owner who recorded it; null for what came by a provider. */
  @Column('text', { nullable: true })
  recordedBy: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @VersionColumn()
  version: number;
}
