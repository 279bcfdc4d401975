import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** The owner's invitation of a customer to an account. Only the hash of its token is stored. */
@Entity('invitations')
export class InvitationEntity {
  @PrimaryGeneratedColumn('identity', { type: 'integer' })
  id: number;

  @Column('integer')
  customerId: number;

  /** The address that it is for. */
  @Column('varchar')
  email: string;

  /** Null until its mail leaves, as the link is made then. */
  @Column('text', { nullable: true })
  hash: string | null;

  /** Whether the link goes to the address; if not, the owner hands it over. */
  @Column('boolean')
  byMail: boolean;

  @Column('timestamptz')
  expiresAt: Date;

  @Column('timestamptz', { nullable: true })
  acceptedAt: Date | null;

  @Column('text', { nullable: true })
  acceptedBy: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
