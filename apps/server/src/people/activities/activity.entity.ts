import type { ActivityType } from '@polaris/contracts';
import {
  Column,
  CreateDateColumn,
  Entity,
  PrimaryGeneratedColumn,
  UpdateDateColumn,
  VersionColumn,
} from 'typeorm';

@Entity('activities')
export class ActivityEntity {
  @PrimaryGeneratedColumn('identity', { type: 'integer' })
  id: number;

  @Column('integer')
  customerId: number;

  @Column('varchar')
  type: ActivityType;

  @Column('varchar')
  subject: string;

  @Column('varchar', { nullable: true })
  description: string | null;

  /** A day, as YYYY-MM-DD. */
  @Column('date', { nullable: true })
  dueOn: string | null;

  @Column('timestamptz', { nullable: true })
  doneAt: Date | null;

  /** The assistant that added it; the database knows it. */
  @Column({ type: 'varchar', nullable: true, insert: false, update: false })
  via: string | null;

  @VersionColumn()
  version: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}
