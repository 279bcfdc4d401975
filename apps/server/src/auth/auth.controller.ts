import { Body, Controller, Get, HttpCode, Patch, Post, Req, Res } from '@nestjs/common';
import {
  type ForgotPasswordInput,
  type LoginInput,
  type ProfileInput,
  type RegisterInput,
  type ResetPasswordInput,
  type SetupInput,
  type SignInOptions,
  type User,
  forgotPasswordInputSchema,
  loginInputSchema,
  profileInputSchema,
  registerInputSchema,
  resetPasswordInputSchema,
  setupInputSchema,
  signInOptionsSchema,
  userSchema,
} from '@polaris/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Operation, Returns, Tag } from '../platform/openapi/operation';
import { Allow, CurrentUser } from '../platform/http/policy';
import { share } from '../platform/http/shared-json';
import { Settings } from '../platform/config/settings';
import type { UserEntity } from '../users/user.entity';
import { UsersService } from '../users/users.service';
import { AccountsService } from './accounts.service';
import { OwnerService } from './owner.service';
import { PassportService } from './passport.service';
import { PasswordResetService } from './password-reset.service';
import { authExamples } from './auth.examples';

@Tag('Sign-in', {
  description: 'Accounts, login sessions and forgotten passwords.',
  examples: authExamples,
})
@Controller('auth')
export class AuthController {
  private readonly signInOptions: SignInOptions;

  constructor(
    private readonly accounts: AccountsService,
    private readonly owners: OwnerService,
    private readonly resets: PasswordResetService,
    private readonly passport: PassportService,
    private readonly users: UsersService,
    settings: Settings,
  ) {
    this.signInOptions = share({ openId: settings.openId, mail: settings.sendsMail });
  }

  @Get('user')
  @Allow('signed-in')
  @Operation('getUser', 'Tell who is signed in')
  @Returns(200, userSchema)
  current(@CurrentUser() user: UserEntity): User {
    return this.users.toUser(user);
  }

  @Patch('user')
  @Allow('signed-in')
  @Operation('updateUser', 'Change the name, phone or picture')
  @Returns(200, userSchema)
  async update(
    @CurrentUser() user: UserEntity,
    @Body({ schema: profileInputSchema }) input: ProfileInput,
  ): Promise<User> {
    return this.users.toUser(await this.users.updateProfile(user, input));
  }

  @Get('options')
  @Allow('anyone')
  @Operation('getSignInOptions', 'Tell how people may sign in')
  @Returns(200, signInOptionsSchema)
  options(): SignInOptions {
    return this.signInOptions;
  }

  @Post('register')
  @Allow('anyone')
  @Operation('register', 'Create an account and sign in', {
    errors: {
      409: 'There is already an account with this address. Sign in instead.',
      429: 'Too many attempts. Please try again later.',
    },
  })
  @Returns(201, userSchema)
  async register(
    @Body({ schema: registerInputSchema }) input: RegisterInput,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<User> {
    const user = await this.accounts.register(input, this.passport.caller(request));
    return this.welcome(user, request, reply);
  }

  @Post('login')
  @HttpCode(200)
  @Allow('anyone')
  @Operation('signIn', 'Sign in with email and password', {
    errors: {
      401: 'Email or password is wrong.',
      429: 'Too many attempts. Please try again later.',
    },
  })
  @Returns(200, userSchema)
  async login(
    @Body({ schema: loginInputSchema }) _input: LoginInput,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<User> {
    const user = await this.passport.authenticate('local', request, reply);
    return this.welcome(user!, request, reply);
  }

  @Post('logout')
  @HttpCode(204)
  @Allow('anyone')
  @Operation('signOut', 'Sign out')
  @Returns(204)
  async logout(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.passport.endSession(request, reply);
  }

  @Post('forgot-password')
  @HttpCode(202)
  @Allow('anyone')
  @Operation('forgotPassword', 'Ask for a link to choose a new password', {
    errors: { 429: 'Too many attempts. Please try again later.' },
  })
  @Returns(202)
  async forgotPassword(
    @Body({ schema: forgotPasswordInputSchema }) input: ForgotPasswordInput,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    await this.resets.ask(input.email, this.passport.caller(request));
  }

  @Post('reset-password')
  @HttpCode(200)
  @Allow('anyone')
  @Operation('resetPassword', 'Choose a new password with a mailed link and sign in', {
    errors: { 429: 'Too many attempts. Please try again later.' },
  })
  @Returns(200, userSchema)
  async resetPassword(
    @Body({ schema: resetPasswordInputSchema }) input: ResetPasswordInput,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<User> {
    const user = await this.resets.reset(input, this.passport.caller(request));
    return this.welcome(user, request, reply);
  }

  @Post('setup')
  @Allow('anyone')
  @Operation('setUpOwner', "Create the owner's account with the link of the first start", {
    errors: {
      409: 'The owner account exists already.',
      429: 'Too many attempts. Please try again later.',
    },
  })
  @Returns(201, userSchema)
  async setUp(
    @Body({ schema: setupInputSchema }) input: SetupInput,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<User> {
    const user = await this.owners.setUp(input, this.passport.caller(request));
    return this.welcome(user, request, reply);
  }

  private async welcome(
    user: UserEntity,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<User> {
    await this.passport.startSession(user, request, reply);
    return this.users.toUser(user);
  }
}
