import type { CustomerStatus } from '@polaris/contracts';
import {
  Column,
  CreateDateColumn,
  Entity,
  PrimaryGeneratedColumn,
  UpdateDateColumn,
  VersionColumn,
} from 'typeorm';
import { moneyColumn } from '../../platform/database/columns';

@Entity('customers')
export class CustomerEntity {
  @PrimaryGeneratedColumn('identity', { type: 'integer' })
  id: number;

  @Column('varchar')
  name: string;

  @Column('varchar', { nullable: true })
  email: string | null;

  @Column('varchar', { nullable: true })
  phone: string | null;

  @Column('varchar', { nullable: true })
  company: string | null;

  @Column('varchar')
  status: CustomerStatus;

  @Column(moneyColumn)
  totalValue: number;

  @Column('varchar', { nullable: true })
  notes: string | null;

  /** IANA name, such as America/New_York. */
  @Column('varchar', { nullable: true })
  timeZone: string | null;

  @Column('integer', { nullable: true })
  convertedFromContactId: number | null;

  @VersionColumn()
  version: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}
