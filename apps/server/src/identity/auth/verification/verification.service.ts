import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { DisownEmailInput, VerifyCodeInput, VerifyEmailInput } from '@polaris/contracts';
import { MailSender } from '../../../platform/config/mail-sender';
import { Database } from '../../../platform/database/database';
import { DomainEvents } from '../../../platform/database/events/domain-events';
import { LimitsService, addressKey } from '../../../platform/http/limits/limits.service';
import { conflict, invalid } from '../../../platform/problem/problem';
import { Settings } from '../../../platform/config/settings';
import { SecurityLogService } from '../../../records/security-log/security-log.service';
import { renderMail } from '../../../platform/mail/render-mail';
import {
  CODE,
  LINK,
  type MailValues,
  MailSecretsService,
} from '../../../records/outbox/mail-secrets.service';
import { MailService } from '../../../records/outbox/mail.service';
import type { UserEntity } from '../../users/user.entity';
import { UsersService } from '../../users/users.service';
import { AccessService } from '../access/access.service';
import { mailboxRead } from '../../../records/outbox/undeliverable/mailbox.events';
import { addressVerified } from '../account.events';
import { authLimits } from '../auth-limits';
import type { Caller } from '../caller';
import { CurrentPasswordService } from '../passwords/current-password.service';
import { TokensService, invalidLink } from '../tokens/tokens.service';
import { VerificationCodesService } from './verification-codes.service';
import { EmailChangedMail } from '../mails/email-changed-mail';
import { VerifyEmailMail } from '../mails/verify-email-mail';

/** Anyone who opens a mailed link, signed in or not. */
interface LinkCaller extends Caller {
  user: UserEntity | undefined;
}

/** Verifies addresses with a mailed link or code. */
@Injectable()
export class VerificationService implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly users: UsersService,
    private readonly tokens: TokensService,
    private readonly access: AccessService,
    private readonly password: CurrentPasswordService,
    private readonly codes: VerificationCodesService,
    private readonly limits: LimitsService,
    private readonly mail: MailService,
    private readonly secrets: MailSecretsService,
    private readonly sender: MailSender,
    private readonly settings: Settings,
    private readonly events: DomainEvents,
    private readonly security: SecurityLogService,
  ) {}

  onModuleInit(): void {
    this.secrets.register('verify', (userId, email) => this.makeValues(userId, email));
  }

  /** Mails link and code, if mail is on and there is an address to verify. */
  async start(user: UserEntity): Promise<void> {
    const email = unverifiedAddress(user);
    if (!email || !this.settings.sendsMail) return;
    const mail = await renderMail(VerifyEmailMail, {
      email,
      isChange: user.pendingEmail !== null,
      link: LINK,
      code: CODE,
      sender: await this.sender.signature(),
    });
    const about = { userId: user.id, secrets: 'verify', urgent: true } as const;
    await this.mail.send(email, { kind: 'verify_email', ...mail, ...about });
  }

  async resend(user: UserEntity, caller: Caller): Promise<void> {
    if (!unverifiedAddress(user)) throw conflict('Your address is verified already.');
    if (!this.settings.sendsMail) throw conflict('No mail is sent from here.');
    await this.limits.count(authLimits.mailByAddress, addressKey(caller.address));
    await this.limits.count(authLimits.verification, user.id);
    await this.database.transaction(() => this.start(user));
  }

  /** Requires control of the account as well as the mailbox: by being signed in, or by the password. */
  async verifyByLink(
    { token, currentPassword }: VerifyEmailInput,
    { address, user: caller }: LinkCaller,
  ): Promise<UserEntity> {
    await this.limits.count(authLimits.token, addressKey(address));
    return this.database.transaction(async () => {
      const { user, email } = await this.tokens.redeem('verify', token);
      if (user && user.id !== caller?.id) await this.password.check(user, currentPassword);
      return this.accept(user, email!);
    });
  }

  /** The address was entered by someone else: erases what they entered and ends their access. */
  async disown({ token }: DisownEmailInput, { address }: Caller): Promise<void> {
    await this.limits.count(authLimits.token, addressKey(address));
    await this.database.transaction(async () => {
      const { user, email } = await this.tokens.redeem('verify', token);
      if (!user || !isSameAddress(unverifiedAddress(user) ?? '', email!)) throw invalidLink();
      if (user.pendingEmail === null) return this.access.end(user, { reason: 'taken over' });
      await this.tokens.revoke('verify', user.id);
      await this.users.update(user.id, { pendingEmail: null });
    });
  }

  async verifyByCode(user: UserEntity, { code }: VerifyCodeInput): Promise<UserEntity> {
    const email = await this.codes.addressOf(user, code);
    if (email === undefined) throw invalid([{ path: 'code', message: WRONG_CODE }]);
    return this.database.transaction(async () =>
      this.accept(await this.users.lock(user.id), email),
    );
  }

  /** Marks the account's address as verified in the caller's transaction, because a mail to it was read. */
  async markVerified(user: UserEntity): Promise<UserEntity> {
    await this.events.emit(mailboxRead, user.email);
    if (user.emailVerifiedAt) return user;
    const verified = await this.users.update(user.id, { emailVerifiedAt: new Date() });
    await this.events.emit(addressVerified, verified);
    return verified;
  }

  /** Applies the verification of `email` to the account. */
  private async accept(user: UserEntity | null, email: string): Promise<UserEntity> {
    if (!user) throw invalidLink();
    await this.tokens.revoke('verify', user.id);
    if (user.pendingEmail && isSameAddress(user.pendingEmail, email)) return this.move(user);
    if (!isSameAddress(user.email, email)) throw invalidLink();
    return this.markVerified(user);
  }

  /** Replaces the old address with the pending one, and mails the old one if it was verified. */
  private async move(user: UserEntity): Promise<UserEntity> {
    const { id, email: before, emailVerifiedAt, pendingEmail } = user;
    if (await this.users.isTaken(pendingEmail!, id)) throw taken();
    await this.tokens.revokeAll(id);
    const moved = await this.users.update(id, {
      email: pendingEmail!,
      pendingEmail: null,
      emailVerifiedAt: null,
    });
    await this.security.record('email_changed', id);
    if (emailVerifiedAt) await this.notifyOldAddress(before, moved);
    return this.markVerified(moved);
  }

  private async notifyOldAddress(before: string, { id, email }: UserEntity): Promise<void> {
    const mail = await renderMail(EmailChangedMail, {
      email,
      sender: await this.sender.signature(),
    });
    await this.mail.send(before, { kind: 'email_changed', ...mail, userId: id, urgent: true });
  }

  /** Creates link and code when the mail is sent; undefined if they are no longer needed. */
  private async makeValues(userId: string, email: string): Promise<MailValues | undefined> {
    const user = await this.users.findActive(userId);
    const wanted = user && unverifiedAddress(user);
    if (!wanted || !isSameAddress(wanted, email)) return undefined;
    const { code, codeHash } = this.codes.make(userId);
    const { link } = await this.tokens.issue({
      purpose: 'verify',
      account: user,
      email,
      codeHash,
    });
    return { link, code };
  }
}

const WRONG_CODE = 'That code is wrong or has expired. Send a new one.';

/** The address waiting to be verified, if any. */
const unverifiedAddress = ({ email, emailVerifiedAt, pendingEmail }: UserEntity) =>
  pendingEmail ?? (emailVerifiedAt ? undefined : email);

export const isSameAddress = (one: string, other: string): boolean =>
  one.toLowerCase() === other.toLowerCase();

export const taken = () => conflict('There is already an account with this address.');
