import { Injectable } from '@nestjs/common';
import type { TestMailInput, TestMailResult } from '@polaris/contracts';
import { MailSender } from '../../platform/config/mail-sender';
import { Settings } from '../../platform/config/settings';
import { LimitsService } from '../../platform/http/limits/limits.service';
import type { MailServer } from '../../platform/mail/mail-server';
import type { UserEntity } from '../../identity/users/user.entity';
import { explainMailFailure } from './explain-mail-failure';
import { mailSettingsLimits } from './mail-settings-limits';
import { MailSettingsService } from './mail-settings.service';

/**
 * Sends a test mail by a server that need not be stored.
 *
 * This server connects where the owner says, so what may be said is narrow: a host name or the address of
 * one machine, never of a link (where clouds answer with secrets), and the ports of mail servers or those
 * above 1023, but not the web, SSH or name servers below. Private networks are allowed: a relay there is
 * usual, and the owner runs this server anyway. What comes back is a line of what the other side said, to
 * the owner alone, a few times in ten minutes. The contract checks host and port.
 */
@Injectable()
export class TestMailService {
  /** How long the mail server may take until it greets, and for all of it; tests are less patient. */
  patience = { greeting: 10_000, total: 15_000 };

  constructor(
    private readonly limits: LimitsService,
    private readonly mailSettings: MailSettingsService,
    private readonly sender: MailSender,
    private readonly settings: Settings,
  ) {}

  /** To the own address of the owner who asks for it. */
  async send({ id, email }: UserEntity, input: TestMailInput): Promise<TestMailResult> {
    const server = await this.mailSettings.serverFor(input);
    const address = this.mailSettings.senderFor(input) ?? (await this.sender.address());
    await this.limits.count(mailSettingsLimits.test, id);
    try {
      await this.deliver(server, {
        from: { name: await this.sender.name(), address },
        to: email,
        ...(input.replyTo && { replyTo: input.replyTo }),
        subject: 'Test mail from Polaris',
        text: `Your mail server works: this mail was sent from ${this.settings.publicUrl} to try it out.`,
      });
      return { sent: true };
    } catch (error) {
      return { sent: false, reason: explainMailFailure(error as Error, server) };
    }
  }

  private async deliver(server: MailServer, mail: object): Promise<void> {
    const { createTransport } = await import('nodemailer');
    const { greeting, total } = this.patience;
    const limits = { connectionTimeout: greeting, greetingTimeout: greeting, socketTimeout: total };
    const transport = createTransport({ ...server, ...limits } as never);
    try {
      await transport.sendMail({ ...mail, signal: AbortSignal.timeout(total) });
    } finally {
      transport.close();
    }
  }
}
