import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { MailSender } from '../../../platform/config/mail-sender';
import { SecretBox } from '../../../platform/config/secret-box';
import { Settings } from '../../../platform/config/settings';
import { NotificationsService } from '../../../platform/database/events/notifications.service';
import { type MailServer, mailServerAt } from '../../../platform/mail/mail-server';
import type { MailSettingsEntity } from './mail-settings.entity';
import { MailSettingsRepository } from './mail-settings.repository';

/** The stored password cannot be decrypted with this server's keys: mail waits until the owner enters it again. */
export class LostMailPasswordError extends Error {
  constructor() {
    super(
      'The password of the mail server can’t be read. Enter it again under Settings, Mail Server.',
    );
  }
}

/** The current mail server: that of the environment, else the one that the owner has entered. */
@Injectable()
export class MailServerService implements OnModuleInit {
  private readonly logger = new Logger('MailServer');
  private readonly box: SecretBox;
  /** Cached, since each request that reads an account asks whether mail is sent at all. */
  private isStored = false;
  private reads = 0;
  /** The number of the newest finished read. */
  private newest = 0;

  constructor(
    private readonly rows: MailSettingsRepository,
    private readonly settings: Settings,
    sender: MailSender,
    notifications: NotificationsService,
  ) {
    this.box = new SecretBox(settings.secrets, 'polaris mail server');
    settings.setStoredMailServer(() => this.isStored);
    sender.setStored(async () => toSender(await rows.find()));
    // A trigger sends it, so that every server follows every change.
    notifications.listen('mail_settings_changed', () => void this.follow());
    notifications.onMissed(() => void this.follow());
  }

  async onModuleInit(): Promise<void> {
    await this.follow();
  }

  /** Read for each mail, so that a change applies immediately on every server. Undefined if none is set. */
  async current(): Promise<MailServer | undefined> {
    const { SMTP_URL: url } = this.settings.env;
    if (url !== undefined) return { url };
    const row = await this.rows.find();
    return row ? this.serverOf(row) : undefined;
  }

  /** The settings that the owner has entered. */
  stored(): Promise<MailSettingsEntity | null> {
    return this.rows.find();
  }

  /** Locks the row for writing; creates it if there is none. */
  lockStored(): Promise<MailSettingsEntity> {
    return this.rows.lock();
  }

  store(row: MailSettingsEntity): Promise<MailSettingsEntity> {
    return this.rows.save(row);
  }

  removeStored(): Promise<boolean> {
    return this.rows.remove();
  }

  seal(password: string): string {
    return this.box.seal(password);
  }

  /** Decrypts a password; undefined if no key fits. */
  open(sealed: string): string | undefined {
    return this.box.open(sealed);
  }

  /** Also re-encrypts the password with the newest secret, since an older one may be about to be removed. */
  async follow(): Promise<void> {
    this.reads += 1;
    const read = this.reads;
    try {
      const row = await this.rows.find();
      // Ignores a read that finishes after a newer one.
      if (read > this.newest) {
        this.newest = read;
        this.isStored = Boolean(row?.host);
      }
      const sealed = row?.sealedPassword;
      const resealed = sealed && this.box.reseal(sealed);
      if (resealed) await this.rows.reseal(sealed, resealed);
    } catch (error) {
      this.logger.warn(`The mail settings were not read: ${(error as Error).message}`);
    }
  }

  private serverOf({
    host,
    port,
    encryption,
    username,
    sealedPassword,
  }: MailSettingsEntity): MailServer | undefined {
    if (host === null || port === null || encryption === null) return undefined;
    const address = { host, port, encryption };
    if (username === null || sealedPassword === null) return mailServerAt(address);
    const pass = this.open(sealedPassword);
    if (pass === undefined) throw new LostMailPasswordError();
    return mailServerAt(address, { user: username, pass });
  }
}

const toSender = (row: MailSettingsEntity | null) =>
  row && { address: row.senderAddress, replyTo: row.replyTo };
