import type { Attribution, ContactStatus, PreferredContact } from '@polaris/contracts';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, VersionColumn } from 'typeorm';

@Entity('contact_submissions')
export class ContactEntity {
  @PrimaryGeneratedColumn('identity', { type: 'integer' })
  id: number;

  @Column('varchar')
  name: string;

  @Column('varchar')
  email: string;

  @Column('varchar', { nullable: true })
  phone: string | null;

  @Column('varchar')
  message: string;

  @Column('varchar')
  preferredContact: PreferredContact;

  @Column('varchar')
  status: ContactStatus;

  @Column('integer', { nullable: true })
  customerId: number | null;

  /** How the visitor came to the site. */
  @Column('jsonb', { nullable: true })
  arrival: Attribution | null;

  /** The visitor's time zone. */
  @Column('varchar', { nullable: true })
  timeZone: string | null;

  @Column('boolean')
  mayBeSpam: boolean;

  @VersionColumn()
  version: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
