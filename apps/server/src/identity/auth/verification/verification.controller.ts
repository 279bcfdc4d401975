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
import { EmailChangeService } from './email-change.service';
import { PassportService } from '../sign-in/passport.service';
import { ReauthenticationService } from '../passwords/reauthentication.service';
import { VerificationService } from './verification.service';

/** The address of an account: showing that it is one's own, and changing it. */
@Controller()
export class VerificationController {
  constructor(
    private readonly verification: VerificationService,
    private readonly changes: EmailChangeService,
    private readonly reauthentication: ReauthenticationService,
    private readonly passport: PassportService,
    private readonly users: UsersService,
  ) {}

  /** The end of a mailed link, in whatever browser it is opened. */
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

  /** The same link, for the reader of a mailbox that someone else has entered. */
  @Handle(disownEmail)
  async disown({ body: input, request }: InputOf<typeof disownEmail>): Promise<void> {
    await this.verification.disown(input, this.passport.caller(request));
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
    return this.verification.resend(user, this.passport.caller(request));
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

  /** Gives up an address that is not verified yet. */
  @Handle(cancelEmailChange)
  async cancelEmail({ user }: InputOf<typeof cancelEmailChange, UserEntity>): Promise<User> {
    return this.users.toUser(await this.changes.cancel(user));
  }

  /** The end of the link that the old address gets, in whatever browser it is opened. */
  @Handle(cancelEmailChangeByLink)
  async cancelByLink({
    body: input,
    request,
  }: InputOf<typeof cancelEmailChangeByLink>): Promise<VerifiedEmail> {
    const { email } = await this.changes.cancelByLink(input, this.passport.caller(request));
    return { email };
  }
}
