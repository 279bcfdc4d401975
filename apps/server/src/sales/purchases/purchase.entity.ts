import type { InvoiceLineInput, PurchaseStatus, TaxMode } from '@polaris/contracts';
import {
  Column,
  CreateDateColumn,
  Entity,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
  VersionColumn,
} from 'typeorm';
import { moneyColumn } from '../../platform/database/columns';
import { ServiceEntity } from '../services/service.entity';
import { UserEntity } from '../../identity/users/user.entity';

@Entity('purchases')
export class PurchaseEntity {
  @PrimaryGeneratedColumn('identity', { type: 'integer' })
  id: number;

  /** Null if it has no customer record. */
  @Column('integer', { nullable: true })
  customerId: number | null;

  /** Null if there is no account, or it was deleted. */
  @Column('text', { nullable: true })
  userId: string | null;

  @ManyToOne(() => UserEntity)
  @JoinColumn({ name: 'userId' })
  user?: Relation<UserEntity> | null;

  @Column('integer')
  serviceId: number;

  @ManyToOne(() => ServiceEntity)
  @JoinColumn({ name: 'serviceId' })
  service?: Relation<ServiceEntity>;

  @Column('varchar')
  status: PurchaseStatus;

  /** The price in dollars at the time of sale. */
  @Column(moneyColumn)
  amount: number;

  /** The rules for sales tax at the time of sale; null if only its invoice adds tax. */
  @Column('varchar', { nullable: true })
  taxMode: TaxMode | null;

  /** In percent, as the driver has it. */
  @Column({ type: 'numeric', precision: 6, scale: 3, nullable: true })
  taxRate: number | string | null;

  @Column('integer')
  progress: number;

  @CreateDateColumn({ type: 'timestamptz' })
  purchaseDate: Date;

  @Column('timestamptz', { nullable: true })
  completionDate: Date | null;

  @Column('varchar', { nullable: true })
  nextStep: string | null;

  /** A day, as YYYY-MM-DD. */
  @Column('date', { nullable: true })
  nextStepOn: string | null;

  /** Copied from the service at the time of sale. */
  @Column({ type: 'integer', default: 0 })
  includedSessions: number;

  @Column({ type: 'integer', default: 60 })
  sessionMinutes: number;

  /** The last day on which an included session can take place, as YYYY-MM-DD. */
  @Column('date', { nullable: true })
  bookBy: string | null;

  /** The owner who recorded it; null if an account ordered it. */
  @Column('text', { nullable: true })
  recordedBy: string | null;

  /** A payment came after it was canceled and must be refunded. */
  @Column('boolean')
  refundDue: boolean;

  /** The lines of an accepted offer, from which its invoice is made. */
  @Column('jsonb', { nullable: true })
  offered: OfferedLines | null;

  @VersionColumn()
  version: number;
} /** What an invoice of an accepted offer states. */
export interface OfferedLines {
  taxMode: TaxMode;
  lines: InvoiceLineInput[];
}
