import type { InvoiceBuyer, InvoiceKind, InvoiceSeller, TaxMode } from '@polaris/contracts';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { moneyColumn } from '../../platform/database/columns';

/** An invoice or a credit note. A database trigger prevents changes after it is issued. */
@Entity('invoices')
export class InvoiceEntity {
  @PrimaryGeneratedColumn('identity', { type: 'integer' })
  id: number;

  @Column('varchar')
  kind: InvoiceKind;

  /** Null for a draft. */
  @Column('varchar', { nullable: true })
  number: string | null;

  @Column('integer', { nullable: true })
  purchaseId: number | null;

  @Column('integer', { nullable: true })
  customerId: number | null;

  /** The account that can see it. */
  @Column('text', { nullable: true })
  userId: string | null;

  /** The invoice that a credit note credits. */
  @Column('integer', { nullable: true })
  creditOf: number | null;

  /** The business profile at the time of issue. */
  @Column('jsonb', { nullable: true })
  seller: InvoiceSeller | null;

  @Column('jsonb')
  buyer: InvoiceBuyer;

  @Column('varchar', { nullable: true })
  note: string | null;

  @Column('integer', { nullable: true })
  daysUntilDue: number | null;

  /** From the business profile at the time of drafting. */
  @Column('varchar')
  taxMode: TaxMode;

  @Column(moneyColumn)
  total: number;

  @Column(moneyColumn)
  tax: number;

  @Column('timestamptz', { nullable: true })
  issuedAt: Date | null;

  @Column('date', { nullable: true })
  issuedOn: string | null;

  @Column('date', { nullable: true })
  dueOn: string | null;

  @Column('timestamptz', { nullable: true })
  creditedAt: Date | null;

  /** Null for the buyer's own address. */
  @Column('varchar', { nullable: true })
  sendTo: string | null;

  @Column('timestamptz', { nullable: true })
  sentAt: Date | null;

  /** The number of reminders sent. */
  @Column('smallint')
  reminders: number;

  /** The owner who made it. */
  @Column('text', { nullable: true })
  recordedBy: string | null;

  @Column('integer')
  version: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
