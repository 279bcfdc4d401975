import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/**
 * A new password, the owner's account at the first start, an address that is to be verified, or a change
 * of address that is to be canceled.
 */
export type TokenPurpose = 'reset' | 'setup' | 'verify' | 'cancel';

/** A link that works once. Only the token's hash is stored. */
@Entity('one_time_tokens')
export class OneTimeTokenEntity {
  @PrimaryColumn('text')
  hash: string;

  @Column('varchar')
  purpose: TokenPurpose;

  @Column('text', { nullable: true })
  userId: string | null;

  /** The epoch of the account in which it was made. */
  @Column('integer', { default: 0 })
  epoch: number;

  /** The address that its mail went to: using it shows that the mailbox can be read. */
  @Column('varchar', { nullable: true })
  email: string | null;

  /** Of the digits that can be typed instead of opening the link. */
  @Column('text', { nullable: true })
  codeHash: string | null;

  /** Wrong codes so far. */
  @Column('integer', { default: 0 })
  attempts: number;

  @Column('timestamptz')
  expiresAt: Date;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
