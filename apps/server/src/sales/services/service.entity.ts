import type { ServiceCategory, ServicePricing } from '@polaris/contracts';
import {
  Column,
  CreateDateColumn,
  Entity,
  PrimaryGeneratedColumn,
  UpdateDateColumn,
  VersionColumn,
} from 'typeorm';
import { moneyColumn } from '../../platform/database/columns';

@Entity('services')
export class ServiceEntity {
  @PrimaryGeneratedColumn('identity', { type: 'integer' })
  id: number;

  @Column('varchar')
  name: string;

  @Column('varchar')
  description: string;

  @Column('varchar')
  category: ServiceCategory;

  /** Base price in dollars. */
  @Column(moneyColumn)
  price: number;

  @Column('varchar', { nullable: true })
  priceDisplay: string | null;

  @Column({ type: 'varchar', default: 'fixed' })
  pricing: ServicePricing;

  @Column('boolean')
  isActive: boolean;

  @Column('boolean')
  showOnLanding: boolean;

  @Column('integer')
  sortOrder: number;

  @Column('varchar')
  iconName: string;

  /** The number of included sessions. */
  @Column({ type: 'integer', default: 0 })
  includedSessions: number;

  @Column({ type: 'integer', default: 60 })
  sessionMinutes: number;

  @Column('integer', { nullable: true })
  bookWithinDays: number | null;

  @Column('varchar', { nullable: true })
  situation: string | null;

  @Column('varchar', { nullable: true })
  audience: string | null;

  @Column('varchar', { nullable: true })
  notFor: string | null;

  @Column('varchar', { nullable: true })
  duration: string | null;

  @Column('varchar', { nullable: true })
  availability: string | null;

  @Column('varchar', { nullable: true })
  deliverables: string | null;

  @Column('varchar', { nullable: true })
  process: string | null;

  @Column('varchar', { nullable: true })
  priceCovers: string | null;

  @Column('varchar', { nullable: true })
  questions: string | null;

  @Column('varchar', { nullable: true })
  sample: string | null;

  @VersionColumn()
  version: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}
