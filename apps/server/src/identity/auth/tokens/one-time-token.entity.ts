import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** A new password, the owner's account at first startup, verifying an address, or canceling a change of address. */
export type TokenPurpose = 'reset' | 'setup' | 'verify' | 'cancel';

/** A one-time link. Only the token's hash is stored. */
@Entity('one_time_tokens')
export class OneTimeTokenEntity {
  @PrimaryColumn('text')
  hash: string;

  @Column('varchar')
  purpose: TokenPurpose;

  @Column('text', { nullable: true })
  userId: string | null;

  /** The account's epoch when the token was created. */
  @Column('integer', { default: 0 })
  epoch: number;

  /** The address it was mailed to. Using the token shows that the person reads that mailbox. */
  @Column('varchar', { nullable: true })
  email: string | null;

  /** The hash of the code that can be typed instead of opening the link. */
  @Column('text', { nullable: true })
  codeHash: string | null;

  /** The number of wrong codes entered so far. */
  @Column('integer', { default: 0 })
  attempts: number;

  @Column('timestamptz')
  expiresAt: Date;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
