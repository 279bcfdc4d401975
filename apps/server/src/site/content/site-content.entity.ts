import { Column, Entity, PrimaryGeneratedColumn, UpdateDateColumn, VersionColumn } from 'typeorm';

/** The owner's changes to one part of the site's content. */
@Entity('site_content')
export class SiteContentEntity {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @Column('varchar')
  name: string;

  /** Only what differs from the defaults; empty after a reset. */
  @Column('jsonb')
  changes: object;

  @VersionColumn()
  version: number;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}
