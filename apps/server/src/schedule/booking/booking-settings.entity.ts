import type { BookingSettings } from '@polaris/contracts';
import { Column, Entity, PrimaryColumn, UpdateDateColumn, VersionColumn } from 'typeorm';

/** When and how clients book. The table has at most one row. */
@Entity('booking_settings')
export class BookingSettingsEntity {
  @PrimaryColumn('integer')
  id: number;

  @Column('boolean')
  open: boolean;

  @Column('integer')
  step: BookingSettings['step'];

  @Column('integer')
  bufferBefore: number;

  @Column('integer')
  bufferAfter: number;

  @Column('integer')
  noticeHours: number;

  @Column('integer')
  horizonDays: number;

  @Column('integer', { nullable: true })
  dailyMax: number | null;

  @Column('integer')
  changeHours: number;

  @Column('integer')
  maxMoves: number;

  @Column('boolean')
  beforePayment: boolean;

  @Column('varchar', { nullable: true })
  place: string | null;

  @VersionColumn()
  version: number;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}
