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
 * Sends a test mail through a server that need not be stored. The owner chooses where to connect: one host, never
 * link-local (clouds serve secrets there), mail ports or above 1023. Private networks are common for relays.
 */
@Injectable()
export class TestMailService {
  /** In milliseconds: until the server's greeting, and for the whole test. Tests use shorter times. */
  patience = { greeting: 10_000, total: 15_000 };

  constructor(
    private readonly limits: LimitsService,
    private readonly mailSettings: MailSettingsService,
    private readonly sender: MailSender,
    private readonly settings: Settings,
  ) {}

  /** Sent to the address of the owner who asks for it. */
  async send({ id, email }: UserEntity, input: TestMailInput): Promise<TestMailResult> {
    const server = await this.mailSettings.serverFor(input);
    const address = this.mailSettings.senderFor(input) ?? (await this.sender.address());
    await this.limits.count(mailSettingsLimits.test, id);
    try {
      await this.deliver(server, {
        from: { name: await this.sender.name(), address },
        to: email,
        ...(input.replyTo && { replyTo: input.replyTo }),
        subject: `Test mail from ${await this.sender.brand()}`,
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
