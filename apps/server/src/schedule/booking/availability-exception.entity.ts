import type { ExceptionKind } from '@polaris/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Different hours or time off on one day. */
@Entity('availability_exceptions')
export class AvailabilityExceptionEntity {
  @PrimaryGeneratedColumn('identity', { type: 'integer' })
  id: number;

  /** As YYYY-MM-DD. */
  @Column('date')
  day: string;

  @Column('varchar')
  kind: ExceptionKind;

  @Column('time', { nullable: true })
  startsAt: string | null;

  @Column('time', { nullable: true })
  endsAt: string | null;
}
