import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';
import type { LinkPurpose } from '../../../identity/auth/access/credentials';

/** An author's private link. Only the hash of its token is stored. */
@Entity('testimonial_links')
export class TestimonialLinkEntity {
  @PrimaryColumn('text')
  hash: string;

  @Column('integer')
  testimonialId: number;

  @Column('varchar')
  purpose: LinkPurpose;

  @Column('timestamptz', { nullable: true })
  expiresAt: Date | null;

  @Column('timestamptz', { nullable: true })
  usedAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
