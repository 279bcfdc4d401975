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
import { UserEntity } from '../users/user.entity';

@Entity('sessions_appointments')
export class AppointmentEntity {
  @PrimaryGeneratedColumn('identity', { type: 'integer' })
  id: number;

  @Column('text')
  userId: string;

  @ManyToOne(() => UserEntity)
  @JoinColumn({ name: 'userId' })
  user?: Relation<UserEntity>;

  @Column('integer', { nullable: true })
  serviceId: number | null;

  @Column('varchar')
  title: string;

  @Column('timestamptz')
  startTime: Date;

  @Column('timestamptz')
  endTime: Date;

  @Column('varchar')
  status: AppointmentStatus;

  @VersionColumn()
  version: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
