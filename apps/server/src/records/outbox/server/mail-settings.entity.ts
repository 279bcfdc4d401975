import type { MailEncryption } from '@polaris/contracts';
import { Column, Entity, PrimaryColumn, UpdateDateColumn, VersionColumn } from 'typeorm';

/** The mail server that the owner has entered, and the sender. There is one row at most. */
@Entity('mail_settings')
export class MailSettingsEntity {
  @PrimaryColumn('integer')
  id: number;

  /** Null where the environment names the server. */
  @Column('varchar', { nullable: true })
  host: string | null;

  @Column('integer', { nullable: true })
  port: number | null;

  @Column('varchar', { nullable: true })
  encryption: MailEncryption | null;

  @Column('varchar', { nullable: true })
  username: string | null;

  /** By a SecretBox: only the servers can open it. */
  @Column('text', { nullable: true })
  sealedPassword: string | null;

  /** Null where the environment names the sender. */
  @Column('varchar', { nullable: true })
  senderAddress: string | null;

  @Column('varchar', { nullable: true })
  replyTo: string | null;

  @Column('varchar', { nullable: true })
  dkimSelector: string | null;

  @VersionColumn()
  version: number;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}
