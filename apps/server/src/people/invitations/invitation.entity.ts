import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** The owner's invitation of a customer to an account. Only the hash of its token is stored. */
@Entity('invitations')
export class InvitationEntity {
  @PrimaryGeneratedColumn('identity', { type: 'integer' })
  id: number;

  @Column('integer')
  customerId: number;

  /** The invited address. */
  @Column('varchar')
  email: string;

  /** Null until the mail is sent, because the link is only created then. */
  @Column('text', { nullable: true })
  hash: string | null;

  /** Whether the link is mailed; if not, the owner passes it on. */
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
