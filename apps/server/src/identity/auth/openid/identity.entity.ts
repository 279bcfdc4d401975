import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** An account at an OpenID provider: issuer and subject together name it, never its address. */
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
