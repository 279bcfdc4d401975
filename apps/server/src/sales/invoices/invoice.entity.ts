import type { InvoiceBuyer, InvoiceKind, InvoiceSeller, TaxMode } from '@polaris/contracts';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { moneyColumn } from '../../platform/database/columns';

/** An invoice or a credit note. Once it is issued, the database lets nothing of it change. */
@Entity('invoices')
export class InvoiceEntity {
  @PrimaryGeneratedColumn('identity', { type: 'integer' })
  id: number;

  @Column('varchar')
  kind: InvoiceKind;

  /** Null while it is a draft. */
  @Column('varchar', { nullable: true })
  number: string | null;

  @Column('integer', { nullable: true })
  purchaseId: number | null;

  @Column('integer', { nullable: true })
  customerId: number | null;

  /** Whose account it is shown to. */
  @Column('text', { nullable: true })
  userId: string | null;

  /** Of a credit note: what it credits. */
  @Column('integer', { nullable: true })
  creditOf: number | null;

  /** What the business profile said when it was issued. */
  @Column('jsonb', { nullable: true })
  seller: InvoiceSeller | null;

  @Column('jsonb')
  buyer: InvoiceBuyer;

  @Column('varchar', { nullable: true })
  note: string | null;

  @Column('integer', { nullable: true })
  daysUntilDue: number | null;

  /** As the business profile said when it was drafted. */
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

  /** How many reminders went out. */
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
