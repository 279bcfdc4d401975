import { setTimeout as sleep } from 'node:timers/promises';
import { randomInt } from 'node:crypto';
import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnModuleInit,
} from '@nestjs/common';
import type { ResetPasswordInput } from '@polaris/contracts';
import { MailSender } from '../../../platform/config/mail-sender';
import { Database } from '../../../platform/database/database';
import { sql } from '../../../platform/database/sql';
import { type RenderedMail, renderMail } from '../../../platform/mail/render-mail';
import { LimitsService, addressKey } from '../../../platform/http/limits/limits.service';
import { Settings } from '../../../platform/config/settings';
import { SecurityLogService } from '../../../records/security-log/security-log.service';
import {
  LINK,
  type MailValues,
  MailSecretsService,
} from '../../../records/outbox/mail-secrets.service';
import { MailService } from '../../../records/outbox/mail.service';
import { OwnerNoticesService } from '../../../records/outbox/owner-notices/owner-notices.service';
import type { UserEntity } from '../../users/user.entity';
import { UsersService } from '../../users/users.service';
import { authLimits } from '../auth-limits';
import { TwoFactorService } from '../factors/two-factor.service';
import { AccessService } from '../access/access.service';
import type { Caller } from '../caller';
import { NewPasswordMail } from '../mails/new-password-mail';
import { PasswordRequestMail } from '../mails/password-request-mail';
import { PasswordRulesService } from './password-rules.service';
import { TokensService, invalidLink } from '../tokens/tokens.service';
import { isSameAddress } from '../verification/addresses';
import { VerificationService } from '../verification/verification.service';

/** A random delay in milliseconds, so that the work for an account does not show in the time of the next response. */
const MAX_DELAY_MS = 300;

/** Replaces a forgotten password through a one-time link. */
@Injectable()
export class PasswordResetService implements OnModuleInit, BeforeApplicationShutdown {
  private readonly logger = new Logger('PasswordReset');
  private readonly underway = new Set<Promise<void>>();
  private readonly stopping = new AbortController();

  constructor(
    private readonly database: Database,
    private readonly users: UsersService,
    private readonly access: AccessService,
    private readonly tokens: TokensService,
    private readonly rules: PasswordRulesService,
    private readonly verification: VerificationService,
    private readonly factors: TwoFactorService,
    private readonly limits: LimitsService,
    private readonly mail: MailService,
    private readonly notices: OwnerNoticesService,
    private readonly secrets: MailSecretsService,
    private readonly sender: MailSender,
    private readonly security: SecurityLogService,
    private readonly settings: Settings,
  ) {}

  onModuleInit(): void {
    this.secrets.register('reset', (userId, email) => this.makeValues(userId, email));
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await Promise.all(this.underway);
  }

  /** Responds the same, and as fast, whether or not the account exists: it is looked up after the response. */
  async ask(email: string, caller: Caller): Promise<void> {
    await this.limits.count(authLimits.mailByAddress, addressKey(caller.address));
    await this.database.query(sql`select 1`);
    const work: Promise<void> = this.sendLater(email).finally(() => this.underway.delete(work));
    this.underway.add(work);
  }

  /** A mailed link shows that the person reads the mailbox, so using it verifies the address. */
  async reset(input: ResetPasswordInput, caller: Caller): Promise<UserEntity> {
    await this.limits.count(authLimits.token, addressKey(caller.address));
    return this.database.transaction(async () => {
      const { token, password } = input;
      const { user, email } = await this.tokens.redeem('reset', token);
      if (!user || (email !== null && !isSameAddress(email, user.email))) throw invalidLink();
      await this.rules.assertNotGuessable(password, user);
      // An owner's link that was not mailed can only have been created on the server's machine.
      if (email === null && user.isAdmin) await this.factors.reset(user);
      else await this.factors.assertPassed(user, { code: input.code });
      await this.security.record('one_time_link_used', user.id, email === null ? '' : 'mailed');
      await this.access.end(user, { reason: 'new password', password });
      const changed = await this.users.get(user.id);
      return email === null ? changed : this.verification.markVerified(changed);
    });
  }

  /** Checks a link before the person thinks of a new password. */
  async assertUsable(token: string, caller: Caller): Promise<void> {
    await this.limits.count(authLimits.token, addressKey(caller.address));
    if (!(await this.tokens.isUsable('reset', token))) throw invalidLink();
  }

  private async sendLater(email: string): Promise<void> {
    const { signal } = this.stopping;
    await sleep(randomInt(MAX_DELAY_MS), undefined, { signal }).catch(() => undefined);
    try {
      // Rendered for every address, so that the time does not reveal whether there is an account.
      const sender = await this.sender.signature();
      const mail = await renderMail(NewPasswordMail, { link: LINK, sender });
      const user = await this.users.findForSignIn(email);
      if (user && !user.disabledAt && (await this.mayMail(user)))
        await this.database.transaction(() => this.send(mail, user));
    } catch (error) {
      this.logger.error(`A link for a new password was not mailed: ${(error as Error).message}`);
    }
  }

  private async send(mail: RenderedMail, user: UserEntity): Promise<void> {
    if (!this.settings.sendsMail) return this.notifyOwner(user);
    await this.security.record('one_time_link_made', user.id, 'mailed');
    const about = { userId: user.id, secrets: 'reset', urgent: true } as const;
    await this.mail.send(user.email, { kind: 'new_password', ...mail, ...about });
  }

  /** If mail is off, the owner creates the link and passes it on. */
  private async notifyOwner({ id, email }: UserEntity): Promise<void> {
    const url = `${this.settings.publicUrl}/admin/customers?q=${encodeURIComponent(email)}`;
    const mail = await renderMail(PasswordRequestMail, { email, customersUrl: url });
    return this.notices.send({
      topic: `password:${id}`,
      mail: { ...mail, userId: id },
      line: mail.subject,
      url,
    });
  }

  private async makeValues(userId: string, email: string): Promise<MailValues | undefined> {
    const user = await this.users.findActive(userId);
    if (user?.email !== email) return undefined;
    const { link } = await this.tokens.issue({ purpose: 'reset', account: user, email });
    return { link };
  }

  private mayMail({ id }: UserEntity): Promise<boolean> {
    return this.limits.count(authLimits.mailToAccount, id).then(
      () => true,
      () => false,
    );
  }
}
