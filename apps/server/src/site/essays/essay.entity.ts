import type { EssayStatus } from '@polaris/contracts';
import {
  Column,
  CreateDateColumn,
  Entity,
  PrimaryGeneratedColumn,
  UpdateDateColumn,
  VersionColumn,
} from 'typeorm';

@Entity('essays')
export class EssayEntity {
  @PrimaryGeneratedColumn('identity', { type: 'integer' })
  id: number;

  @Column('varchar')
  title: string;

  @Column('varchar')
  slug: string;

  @Column('varchar')
  description: string;

  @Column('text', { array: true })
  topics: string[];

  @Column('date')
  date: string;

  @Column('varchar')
  body: string;

  @Column('varchar')
  status: EssayStatus;

  @VersionColumn()
  version: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}
