import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** An account at an OpenID provider, identified by issuer and subject, never by its address. */
@Entity('identities')
export class IdentityEntity {
  @PrimaryColumn('varchar')
  issuer: string;

  @PrimaryColumn('varchar')
  subject: string;

  @Column('text')
  userId: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
