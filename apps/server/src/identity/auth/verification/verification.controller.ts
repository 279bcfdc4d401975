import { Controller } from '@nestjs/common';
import {
  type User,
  type VerifiedEmail,
  verifyEmail,
  disownEmail,
  verifyEmailByCode,
  resendVerification,
  changeEmail,
  cancelEmailChange,
  cancelEmailChangeByLink,
} from '@polaris/contracts';
import { Handle, type InputOf } from '../../../platform/http/handle';
import type { UserEntity } from '../../users/user.entity';
import { UsersService } from '../../users/users.service';
import { DisownService } from './disown.service';
import { EmailChangeService } from './email-change.service';
import { PassportService } from '../sign-in/passport.service';
import { ReauthenticationService } from '../passwords/reauthentication.service';
import { VerificationMailsService } from './verification-mails.service';
import { VerificationService } from './verification.service';

/** Endpoints to verify and change the address of an account. */
@Controller()
export class VerificationController {
  constructor(
    private readonly verification: VerificationService,
    private readonly mails: VerificationMailsService,
    private readonly disowning: DisownService,
    private readonly changes: EmailChangeService,
    private readonly reauthentication: ReauthenticationService,
    private readonly passport: PassportService,
    private readonly users: UsersService,
  ) {}

  /** Opened from a mailed link, in any browser. */
  @Handle(verifyEmail)
  async verifyByLink({
    body: input,
    user,
    request,
  }: InputOf<typeof verifyEmail, UserEntity>): Promise<VerifiedEmail> {
    const caller = { ...this.passport.caller(request), user };
    const { email } = await this.verification.verifyByLink(input, caller);
    return { email };
  }

  /** Opened from the same link by the mailbox's reader if someone else entered their address. */
  @Handle(disownEmail)
  async disown({ body: input, request }: InputOf<typeof disownEmail>): Promise<void> {
    await this.disowning.disown(input, this.passport.caller(request));
  }

  @Handle(verifyEmailByCode)
  async verifyByCode({
    body: input,
    user,
  }: InputOf<typeof verifyEmailByCode, UserEntity>): Promise<User> {
    return this.users.toUser(await this.verification.verifyByCode(user, input));
  }

  /** Mails the link and the code again. */
  @Handle(resendVerification)
  resend({ user, request }: InputOf<typeof resendVerification, UserEntity>): Promise<void> {
    return this.mails.resend(user, this.passport.caller(request));
  }

  @Handle(changeEmail)
  async changeEmail({
    body: input,
    user,
    sessionId,
    request,
  }: InputOf<typeof changeEmail, UserEntity>): Promise<User> {
    await this.reauthentication.assert(user, sessionId, input.currentPassword);
    const caller = this.passport.caller(request);
    return this.users.toUser(await this.changes.request(user, input.email, caller));
  }

  /** Gives up a new address that is not verified yet. */
  @Handle(cancelEmailChange)
  async cancelEmail({ user }: InputOf<typeof cancelEmailChange, UserEntity>): Promise<User> {
    return this.users.toUser(await this.changes.cancel(user));
  }

  /** Opened from the link mailed to the old address, in any browser. */
  @Handle(cancelEmailChangeByLink)
  async cancelByLink({
    body: input,
    request,
  }: InputOf<typeof cancelEmailChangeByLink>): Promise<VerifiedEmail> {
    const { email } = await this.changes.cancelByLink(input, this.passport.caller(request));
    return { email };
  }
}
