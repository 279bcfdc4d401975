import type { NameStyle, TestimonialStatus } from '@polaris/contracts';
import {
  Column,
  CreateDateColumn,
  Entity,
  PrimaryGeneratedColumn,
  UpdateDateColumn,
  VersionColumn,
} from 'typeorm';

/** A client's testimonial. It is empty when the owner requests it. */
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

  /** Null if it was not requested: the name is then shown in full. */
  @Column('varchar', { nullable: true })
  nameStyle: NameStyle | null;

  @Column('varchar', { nullable: true })
  imageUrl: string | null;

  @Column('boolean', { default: false })
  isApproved: boolean;

  /** A generated column in the database. */
  @Column({ type: 'varchar', insert: false, update: false })
  status: TestimonialStatus;

  /** The purchase; null if it was not requested for one. */
  @Column('integer', { nullable: true })
  purchaseId: number | null;

  /** The customer if it was requested without a purchase. */
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
