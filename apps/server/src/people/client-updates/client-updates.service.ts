import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { MailService } from '../../records/outbox/mail.service';
import { MailSender } from '../../platform/config/mail-sender';
import { Settings } from '../../platform/config/settings';
import { Database } from '../../platform/database/database';
import { JobsService } from '../../platform/jobs/jobs.service';
import { renderMail } from '../../platform/mail/render-mail';
import { PreferencesService } from '../../identity/preferences/preferences.service';
import { UsersService } from '../../identity/users/users.service';
import { clientUpdatesQueue } from './client-updates-queue';
import { type ClientUpdate, ClientUpdatesRepository } from './client-updates.repository';
import { ClientUpdatesMail } from './mails/client-updates-mail';

/** Changes within this many seconds are sent in one mail. */
export const GATHER_SECONDS = 600;
const MAX_LINE_LENGTH = 500;

/** Mails clients about the owner's changes, several changes in one mail. */
@Injectable()
export class ClientUpdatesService implements OnApplicationBootstrap {
  constructor(
    private readonly database: Database,
    private readonly updates: ClientUpdatesRepository,
    private readonly jobs: JobsService,
    private readonly users: UsersService,
    private readonly preferences: PreferencesService,
    private readonly mail: MailService,
    private readonly sender: MailSender,
    private readonly settings: Settings,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.work<{ userId: string }>(clientUpdatesQueue, ({ data: { userId } }) =>
      this.database.transaction(() => this.send(userId)),
    );
  }

  /** Runs in the transaction that makes the change. */
  async add(userId: string, { topic, line }: ClientUpdate): Promise<void> {
    await this.updates.lock(userId);
    const isFirst = await this.updates.add(userId, { topic, line: line.slice(0, MAX_LINE_LENGTH) });
    if (isFirst) await this.jobs.add(clientUpdatesQueue, { userId }, GATHER_SECONDS);
  }

  /** Drops an update before its mail is sent. Returns whether one was waiting. */
  remove(topic: string): Promise<boolean> {
    return this.updates.remove(topic);
  }

  private async send(userId: string): Promise<void> {
    await this.updates.lock(userId);
    const lines = await this.updates.consume(userId);
    const user = await this.users.findActive(userId);
    if (lines.length === 0 || !user || !this.users.mayReceiveMail(user)) return;
    if (!(await this.preferences.allowsMail(userId))) return;
    const dashboardUrl = `${this.settings.publicUrl}/dashboard`;
    const sender = await this.sender.signature();
    const mail = await renderMail(ClientUpdatesMail, { lines, dashboardUrl, sender });
    await this.mail.send(user.email, { kind: 'client_updates', ...mail, userId });
  }
}
