import type { ServiceCategory } from '@polaris/contracts';
import {
  Column,
  CreateDateColumn,
  Entity,
  PrimaryGeneratedColumn,
  UpdateDateColumn,
  VersionColumn,
} from 'typeorm';
import { moneyColumn } from '../platform/database/columns';

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

  @Column('boolean')
  isActive: boolean;

  @Column('boolean')
  showOnLanding: boolean;

  @Column('integer')
  sortOrder: number;

  @Column('varchar')
  iconName: string;

  @VersionColumn()
  version: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}
