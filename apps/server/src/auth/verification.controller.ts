import { Body, Controller, Delete, HttpCode, Post, Put, Req } from '@nestjs/common';
import {
  type CancelEmailInput,
  type ChangeEmailInput,
  type DisownEmailInput,
  type User,
  type VerifiedEmail,
  type VerifyCodeInput,
  type VerifyEmailInput,
  cancelEmailInputSchema,
  changeEmailInputSchema,
  disownEmailInputSchema,
  userSchema,
  verifiedEmailSchema,
  verifyCodeInputSchema,
  verifyEmailInputSchema,
} from '@polaris/contracts';
import type { FastifyRequest } from 'fastify';
import { Operation, Returns, Tag } from '../platform/openapi/operation';
import { Allow, CurrentUser, SessionId } from '../platform/http/policy';
import type { UserEntity } from '../users/user.entity';
import { UsersService } from '../users/users.service';
import { EmailChangeService } from './email-change.service';
import { PassportService } from './passport.service';
import { ReauthenticationService } from './reauthentication.service';
import { VerificationService } from './verification.service';
import { verificationExamples } from './verification.examples';

/** The address of an account: showing that it is one's own, and changing it. */
@Tag('Account security', { examples: verificationExamples })
@Controller('auth')
export class VerificationController {
  constructor(
    private readonly verification: VerificationService,
    private readonly changes: EmailChangeService,
    private readonly reauthentication: ReauthenticationService,
    private readonly passport: PassportService,
    private readonly users: UsersService,
  ) {}

  /** The end of a mailed link, in whatever browser it is opened. */
  @Post('verify-email')
  @HttpCode(200)
  @Allow('anyone')
  @Operation('verifyEmail', 'Verify an email address with a mailed link', {
    errors: {
      409: 'There is already an account with this address.',
      429: 'Too many attempts. Please try again later.',
    },
  })
  @Returns(200, verifiedEmailSchema)
  async verifyByLink(
    @CurrentUser() user: UserEntity | undefined,
    @Body({ schema: verifyEmailInputSchema }) input: VerifyEmailInput,
    @Req() request: FastifyRequest,
  ): Promise<VerifiedEmail> {
    const caller = { ...this.passport.caller(request), user };
    const { email } = await this.verification.verifyByLink(input, caller);
    return { email };
  }

  /** The same link, for the reader of a mailbox that someone else has entered. */
  @Post('disown-email')
  @HttpCode(204)
  @Allow('anyone')
  @Operation('disownEmail', 'Say that someone else has entered an email address', {
    errors: { 429: 'Too many attempts. Please try again later.' },
  })
  @Returns(204)
  async disown(
    @Body({ schema: disownEmailInputSchema }) input: DisownEmailInput,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    await this.verification.disown(input, this.passport.caller(request));
  }

  @Post('verify-code')
  @HttpCode(200)
  @Allow('signed-in')
  @Operation('verifyEmailByCode', 'Verify an email address with a mailed code', {
    errors: { 409: 'There is already an account with this address.' },
  })
  @Returns(200, userSchema)
  async verifyByCode(
    @CurrentUser() user: UserEntity,
    @Body({ schema: verifyCodeInputSchema }) input: VerifyCodeInput,
  ): Promise<User> {
    return this.users.toUser(await this.verification.verifyByCode(user, input));
  }

  /** Mails the link and the code once more. */
  @Post('verification')
  @HttpCode(202)
  @Allow('signed-in')
  @Operation('resendVerification', 'Mail the link and the code again', {
    errors: { 409: 'Your address is verified already.' },
  })
  @Returns(202)
  resend(@CurrentUser() user: UserEntity, @Req() request: FastifyRequest): Promise<void> {
    return this.verification.resend(user, this.passport.caller(request));
  }

  @Put('email')
  @Allow('signed-in')
  @Operation('changeEmail', 'Change the email address', {
    errors: {
      403: 'For your security, please sign in again first.',
      409: 'There is already an account with this address.',
    },
  })
  @Returns(200, userSchema)
  async changeEmail(
    @CurrentUser() user: UserEntity,
    @SessionId() sessionId: string,
    @Body({ schema: changeEmailInputSchema }) input: ChangeEmailInput,
    @Req() request: FastifyRequest,
  ): Promise<User> {
    await this.reauthentication.assert(user, sessionId, input.currentPassword);
    const caller = this.passport.caller(request);
    return this.users.toUser(await this.changes.request(user, input.email, caller));
  }

  /** Gives up an address that is not verified yet. */
  @Delete('email')
  @Allow('signed-in')
  @Operation('cancelEmailChange', 'Discard an address that is not verified yet')
  @Returns(200, userSchema)
  async cancelEmail(@CurrentUser() user: UserEntity): Promise<User> {
    return this.users.toUser(await this.changes.cancel(user));
  }

  /** The end of the link that the old address gets, in whatever browser it is opened. */
  @Post('cancel-email')
  @HttpCode(200)
  @Allow('anyone')
  @Operation(
    'cancelEmailChangeByLink',
    'Keep the email address with the link that was mailed to it',
    {
      errors: { 429: 'Too many attempts. Please try again later.' },
    },
  )
  @Returns(200, verifiedEmailSchema)
  async cancelByLink(
    @Body({ schema: cancelEmailInputSchema }) input: CancelEmailInput,
    @Req() request: FastifyRequest,
  ): Promise<VerifiedEmail> {
    const { email } = await this.changes.cancelByLink(input, this.passport.caller(request));
    return { email };
  }
}
