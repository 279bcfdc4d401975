import {
  Column,
  CreateDateColumn,
  Entity,
  PrimaryGeneratedColumn,
  UpdateDateColumn,
} from 'typeorm';

@Entity('users')
export class UserEntity {
  /** A uuid, kept as text. */
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('varchar')
  email: string;

  /** argon2id; null for accounts that only sign in through a provider. Never leaves the server. */
  @Column('text', { nullable: true, select: false })
  passwordHash?: string | null;

  /** Kept by the database itself. */
  @Column({ type: 'boolean', insert: false, update: false })
  hasPassword: boolean;

  /** Takes the place of `email` once it is verified. */
  @Column('varchar', { nullable: true })
  pendingEmail: string | null;

  @Column('varchar', { nullable: true })
  firstName: string | null;

  @Column('varchar', { nullable: true })
  lastName: string | null;

  @Column('varchar', { nullable: true })
  profileImageUrl: string | null;

  @Column('varchar', { nullable: true })
  phone: string | null;

  @Column('boolean', { default: false })
  isAdmin: boolean;

  @Column('timestamptz', { nullable: true })
  emailVerifiedAt: Date | null;

  /** Set to shut an account out; it takes effect on its next request. */
  @Column('timestamptz', { nullable: true })
  disabledAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}
