import type { OrderInvoices, TaxMode } from '@polaris/contracts';
import { Column, Entity, PrimaryColumn, UpdateDateColumn, VersionColumn } from 'typeorm';
import { moneyColumn } from '../../platform/database/columns';

/** Who sends invoices. The table has at most one row. */
@Entity('business_profile')
export class BusinessProfileEntity {
  @PrimaryColumn('integer')
  id: number;

  @Column('varchar', { nullable: true })
  legalName: string | null;

  @Column('varchar', { nullable: true })
  address: string | null;

  @Column('varchar', { nullable: true })
  email: string | null;

  @Column('varchar', { nullable: true })
  taxId: string | null;

  @Column('varchar')
  timeZone: string;

  /** Counted from the issue of an invoice. */
  @Column('integer')
  daysUntilDue: number;

  @Column('varchar')
  taxMode: TaxMode;

  /** In percent. */
  @Column({ ...moneyColumn, precision: 6, scale: 3 })
  taxRate: number;

  @Column('varchar')
  orderInvoices: OrderInvoices;

  /** Whether clients can pay with a bank debit beside a card. */
  @Column('boolean', { default: false })
  bankDebits: boolean;

  /** Dollars above which accepting an offer takes a mailed code; null for never. */
  @Column({ ...moneyColumn, nullable: true })
  offerCodeAbove: number | null;

  @Column('varchar', { nullable: true })
  terms: string | null;

  @Column('varchar', { nullable: true })
  bankDetails: string | null;

  /** Markdown. */
  @Column('varchar', { nullable: true })
  offerTerms: string | null;

  @VersionColumn()
  version: number;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}
