import type { MailEncryption } from '@polaris/contracts';
import { Column, Entity, PrimaryColumn, UpdateDateColumn, VersionColumn } from 'typeorm';

/** The mail server and the sender that the owner has entered. At most one row. */
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

  /** Encrypted by a SecretBox: only the servers can decrypt it. */
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
