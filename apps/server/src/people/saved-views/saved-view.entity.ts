import type { ViewKind, ViewLayout } from '@polaris/contracts';
import {
  Column,
  CreateDateColumn,
  Entity,
  PrimaryGeneratedColumn,
  UpdateDateColumn,
  VersionColumn,
} from 'typeorm';

@Entity('saved_views')
export class SavedViewEntity {
  @PrimaryGeneratedColumn('identity', { type: 'integer' })
  id: number;

  @Column('varchar')
  kind: ViewKind;

  @Column('varchar')
  name: string;

  @Column('jsonb')
  filters: Record<string, string>;

  @Column('jsonb', { nullable: true })
  columns: string[] | null;

  @Column('varchar')
  layout: ViewLayout;

  @VersionColumn()
  version: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}
