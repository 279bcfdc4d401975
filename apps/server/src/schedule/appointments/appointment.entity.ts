import type { AppointmentStatus } from '@polaris/contracts';
import {
  Column,
  CreateDateColumn,
  Entity,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
  VersionColumn,
} from 'typeorm';
import { UserEntity } from '../../identity/users/user.entity';

@Entity('sessions_appointments')
export class AppointmentEntity {
  @PrimaryGeneratedColumn('identity', { type: 'integer' })
  id: number;

  /** Null for a customer without an account. */
  @Column('text', { nullable: true })
  userId: string | null;

  @ManyToOne(() => UserEntity)
  @JoinColumn({ name: 'userId' })
  user?: Relation<UserEntity> | null;

  /** Null if it has no customer record. */
  @Column('integer', { nullable: true })
  customerId: number | null;

  /** The submission of a visitor who has booked it. */
  @Column('integer', { nullable: true })
  contactId: number | null;

  @Column('integer', { nullable: true })
  serviceId: number | null;

  /** The purchase that it is part of; one of the same client. */
  @Column('integer', { nullable: true })
  purchaseId: number | null;

  @Column('varchar')
  title: string;

  @Column('timestamptz')
  startTime: Date;

  @Column('timestamptz')
  endTime: Date;

  @Column('varchar')
  status: AppointmentStatus;

  /** A note shared with the client. */
  @Column('varchar', { nullable: true })
  sharedNote: string | null;

  /** Whether it counts as one of the sessions of its purchase. */
  @Column({ type: 'boolean', default: true })
  usesSession: boolean;

  /** How often its client has moved it. */
  @Column({ type: 'integer', default: 0 })
  moves: number;

  /** Where it takes place, copied at the time of booking. */
  @Column('varchar', { nullable: true })
  place: string | null;

  @VersionColumn()
  version: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
