import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** With `write` a testimonial is written, once; `own` is the author's own, for as long as it exists. */
export type LinkPurpose = 'write' | 'own';

/** A private link of an author. Only the hash of its token is stored. */
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
