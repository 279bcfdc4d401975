import type { FieldChoice, FieldKind } from '@polaris/contracts';
import {
  Column,
  CreateDateColumn,
  Entity,
  PrimaryGeneratedColumn,
  UpdateDateColumn,
  VersionColumn,
} from 'typeorm';

@Entity('customer_fields')
export class FieldEntity {
  @PrimaryGeneratedColumn('identity', { type: 'integer' })
  id: number;

  @Column('varchar')
  name: string;

  @Column('varchar')
  kind: FieldKind;

  @Column('jsonb')
  choices: FieldChoice[];

  /** Ids of choices are never reused: a deleted customer can still have a removed choice. */
  @Column('integer')
  lastChoiceId: number;

  @Column('smallint')
  position: number;

  @VersionColumn()
  version: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}
