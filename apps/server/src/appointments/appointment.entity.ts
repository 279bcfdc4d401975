import type { AppointmentStatus } from '@polaris/contracts';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, VersionColumn } from 'typeorm';

@Entity('sessions_appointments')
export class AppointmentEntity {
  @PrimaryGeneratedColumn('identity', { type: 'integer' })
  id: number;

  @Column('text')
  userId: string;

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
