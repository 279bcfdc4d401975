import {
  Column,
  CreateDateColumn,
  Entity,
  PrimaryGeneratedColumn,
  UpdateDateColumn,
  VersionColumn,
} from 'typeorm';

@Entity('tasks')
export class TaskEntity {
  @PrimaryGeneratedColumn('identity', { type: 'integer' })
  id: number;

  @Column('varchar')
  title: string;

  /** Null if the task is not about a customer. */
  @Column('integer', { nullable: true })
  customerId: number | null;

  /** A day, as YYYY-MM-DD. */
  @Column('date')
  dueOn: string;

  /** As PostgreSQL returns it: HH:MM:SS. */
  @Column('time', { nullable: true })
  dueTime: string | null;

  @Column('timestamptz', { nullable: true })
  snoozedUntil: Date | null;

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
