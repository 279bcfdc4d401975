import { Column, Entity, PrimaryGeneratedColumn, UpdateDateColumn, VersionColumn } from 'typeorm';

/** An external calendar that the owner added. */
@Entity('busy_feeds')
export class BusyFeedEntity {
  @PrimaryGeneratedColumn('identity', { type: 'integer' })
  id: number;

  @Column('varchar')
  label: string;

  @Column('boolean')
  allDayBlocks: boolean;

  @Column('boolean')
  keepOpen: boolean;

  @VersionColumn()
  version: number;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}
