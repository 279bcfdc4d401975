import type { NameStyle, TestimonialStatus } from '@polaris/contracts';
import {
  Column,
  CreateDateColumn,
  Entity,
  PrimaryGeneratedColumn,
  UpdateDateColumn,
  VersionColumn,
} from 'typeorm';

/** What a client says. It starts empty when the owner asks for it. */
@Entity('testimonials')
export class TestimonialEntity {
  @PrimaryGeneratedColumn('identity', { type: 'integer' })
  id: number;

  @Column('varchar')
  name: string;

  @Column('varchar', { nullable: true })
  company: string | null;

  @Column('varchar', { nullable: true })
  role: string | null;

  /** Empty until it is written, and after it was withdrawn. */
  @Column('varchar')
  content: string;

  @Column('integer', { nullable: true })
  rating: number | null;

  /** Null for one that was not asked for: it is named in full. */
  @Column('varchar', { nullable: true })
  nameStyle: NameStyle | null;

  @Column('varchar', { nullable: true })
  imageUrl: string | null;

  @Column('boolean', { default: false })
  isApproved: boolean;

  /** The database computes it of the other columns. */
  @Column({ type: 'varchar', insert: false, update: false })
  status: TestimonialStatus;

  /** What was bought; null for one that was not asked for by a purchase. */
  @Column('integer', { nullable: true })
  purchaseId: number | null;

  /** Who was asked without a purchase. */
  @Column('integer', { nullable: true })
  customerId: number | null;

  @Column('timestamptz', { nullable: true })
  requestedAt: Date | null;

  /** When the request's one-time link stops working. */
  @Column('timestamptz', { nullable: true })
  expiresAt: Date | null;

  @Column('timestamptz', { nullable: true })
  remindedAt: Date | null;

  @Column('timestamptz', { nullable: true })
  submittedAt: Date | null;

  @Column('timestamptz', { nullable: true })
  consentedAt: Date | null;

  @Column('timestamptz', { nullable: true })
  changeRequestedAt: Date | null;

  @Column('varchar', { nullable: true })
  changeNote: string | null;

  @Column('varchar', { nullable: true })
  proposedContent: string | null;

  @Column('timestamptz', { nullable: true })
  withdrawnAt: Date | null;

  @VersionColumn()
  version: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}
