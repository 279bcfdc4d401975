import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, VersionColumn } from 'typeorm';

/** An address that was entered for the newsletter. Its status follows from the times. */
@Entity('subscribers')
export class SubscriberEntity {
  @PrimaryGeneratedColumn('identity', { type: 'integer' })
  id: number;

  @Column('varchar')
  email: string;

  /** When it was last entered into the form. */
  @Column('timestamptz')
  askedAt: Date;

  @Column('timestamptz', { nullable: true })
  confirmedAt: Date | null;

  @Column('timestamptz', { nullable: true })
  unsubscribedAt: Date | null;

  /** The path of the page with the form. */
  @Column('varchar', { nullable: true })
  source: string | null;

  @VersionColumn()
  version: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
