import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

export type TokenPurpose = 'reset' | 'setup';

/** A link that works once. Only the token's hash is kept. */
@Entity('one_time_tokens')
export class OneTimeTokenEntity {
  @PrimaryColumn('text')
  hash: string;

  @Column('varchar')
  purpose: TokenPurpose;

  @Column('text', { nullable: true })
  userId: string | null;

  @Column('timestamptz')
  expiresAt: Date;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
