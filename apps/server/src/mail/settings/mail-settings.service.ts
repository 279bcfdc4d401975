import { Injectable } from '@nestjs/common';
import type { MailSettings, MailSettingsInput, TestMailInput } from '@polaris/contracts';
import { senderOf } from '../../platform/config/mail-sender';
import { Settings } from '../../platform/config/settings';
import { Database } from '../../platform/database/database';
import { type MailServer, addressOf, mailServerAt } from '../../platform/mail/mail-server';
import { conflict, invalid, stale } from '../../platform/problem/problem';
import { SecurityLogService } from '../../records/security-log/security-log.service';
import { MailServerService } from '../../records/outbox/server/mail-server.service';
import type { MailSettingsEntity } from '../../records/outbox/server/mail-settings.entity';

type Changes = Omit<MailSettingsInput, 'currentPassword'>;
type Row = Partial<MailSettingsEntity>;
/** The part of the input that describes the server. */
type Server = Pick<TestMailInput, 'host' | 'port' | 'encryption' | 'username' | 'password'>;

const PASSWORD_REQUIRED =
  'Enter the password again: it is not sent to another host or with another name.';
const UNREADABLE = 'Enter the password again: the stored one can’t be read.';
const FIXED = 'The mail server is set on the server, so it cannot be changed here.';

/** The owner's settings for mail server and sender. Environment variables take precedence. */
@Injectable()
export class MailSettingsService {
  constructor(
    private readonly database: Database,
    private readonly servers: MailServerService,
    private readonly settings: Settings,
    private readonly security: SecurityLogService,
  ) {}

  async get(): Promise<MailSettings> {
    return this.toSettings((await this.servers.stored()) ?? {});
  }

  /** Replaces the settings. Fields that are not sent become empty, except a password that is still valid. */
  async update(userId: string, { version, ...input }: Changes): Promise<MailSettings> {
    const saved = await this.database.transaction(async () => {
      const row = await this.servers.lockStored();
      if (version !== undefined && version !== (row.version ?? 0)) throw stale();
      Object.assign(row, this.serverToStore(input, row), this.senderToStore(input, row));
      await this.security.record('mail_server_changed', userId);
      return this.servers.store(row);
    });
    await this.servers.follow();
    return this.toSettings(saved);
  }

  /** From then on, mail stays in the outbox unless the environment configures a server. */
  async forget(userId: string): Promise<void> {
    await this.database.transaction(async () => {
      if (await this.servers.removeStored())
        await this.security.record('mail_server_removed', userId);
    });
    await this.servers.follow();
  }

  /** The server to test. Uses the stored password if none is sent and it is still valid. */
  async serverFor(input: Server): Promise<MailServer> {
    const { SMTP_URL: url } = this.settings.env;
    if (url !== undefined) return { url };
    const row = (await this.servers.stored()) ?? {};
    const { username, ...address } = entered(input);
    const pass = this.passwordFor(input, row);
    return mailServerAt(
      address,
      username !== null && pass !== undefined ? { user: username, pass } : undefined,
    );
  }

  /** Null if the environment sets the sender; throws if the address is missing. */
  senderFor(input: Pick<Changes, 'senderAddress'>): string | null {
    if (this.settings.env.MAIL_FROM !== undefined) return null;
    if (input.senderAddress !== undefined) return input.senderAddress;
    throw wrong('senderAddress', 'Please enter the address that mail comes from.');
  }

  private serverToStore(input: Server, row: Row): Row {
    if (this.settings.env.SMTP_URL !== undefined) {
      if (input.host !== undefined) throw conflict(FIXED);
      return {};
    }
    const server = entered(input);
    const password = this.passwordFor(input, row);
    if (password === undefined) return { ...server, sealedPassword: null };
    return input.password === undefined
      ? server
      : { ...server, sealedPassword: this.servers.seal(password) };
  }

  /** Also stores the environment's sender, so that there is one if the variable is removed later. */
  private senderToStore(input: Changes, row: Row): Row {
    const { replyTo = null, dkimSelector = null } = input;
    const address = this.senderFor(input);
    const known = row.senderAddress ?? senderOf(this.settings.env.MAIL_FROM ?? '').address;
    return { senderAddress: address ?? known, replyTo, dkimSelector };
  }

  /**
   * Undefined for a server without a login. The stored password is only used with the host and user name it was saved
   * with: otherwise someone could send it to their own server.
   */
  private passwordFor(input: Server, row: Row): string | undefined {
    const { host, username, password } = input;
    if (!username) {
      if (password !== undefined) throw wrong('username', 'Please enter the user name.');
      return undefined;
    }
    if (password !== undefined) return password;
    if (!row.sealedPassword) throw wrong('password', 'Please enter the password.');
    if (host !== row.host || username !== row.username) throw wrong('password', PASSWORD_REQUIRED);
    const stored = this.servers.open(row.sealedPassword);
    if (stored === undefined) throw wrong('password', UNREADABLE);
    return stored;
  }

  private toSettings(row: Row): MailSettings {
    const { SMTP_URL: url, MAIL_FROM: from } = this.settings.env;
    const { replyTo = null, dkimSelector = null, version = 0, updatedAt } = row;
    return {
      ...(url === undefined ? this.storedServer(row) : fixedServer(url)),
      senderAddress: from === undefined ? (row.senderAddress ?? null) : senderOf(from).address,
      replyTo,
      dkimSelector,
      fixed: { server: url !== undefined, sender: from !== undefined },
      version,
      updatedAt: updatedAt?.toISOString() ?? null,
    };
  }

  private storedServer({ host, port, encryption, username, sealedPassword }: Row) {
    return {
      host: host ?? null,
      port: port ?? null,
      encryption: encryption ?? null,
      username: username ?? null,
      hasPassword: Boolean(sealedPassword),
      needsPassword: Boolean(sealedPassword) && this.servers.open(sealedPassword!) === undefined,
    };
  }
}

/** The host and port, never the account. */
const fixedServer = (url: string) => {
  const encryption = url.startsWith('smtps:') ? ('tls' as const) : null;
  const account = { username: null, hasPassword: false, needsPassword: false };
  return { ...addressOf({ url }), encryption, ...account };
};

function entered({ host, port, encryption, username = null }: Server) {
  if (host === undefined) throw wrong('host', 'Please enter the host of the mail server.');
  if (port === undefined) throw wrong('port', 'Please enter the port of the mail server.');
  if (encryption === undefined) throw wrong('encryption', 'Please select an encryption.');
  return { host, port, encryption, username };
}

const wrong = (path: string, message: string) => invalid([{ path, message }]);
