import { Controller } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  type SignInOptions,
  type User,
  getUser,
  updateUser,
  getSignInOptions,
  register,
  signIn,
  signOut,
  forgotPassword,
  resetPassword,
  setUpOwner,
} from '@polaris/contracts';
import { Handle, type InputOf } from '../platform/http/handle';
import { share } from '../platform/http/shared-json';
import { Settings } from '../platform/config/settings';
import type { UserEntity } from '../users/user.entity';
import { UsersService } from '../users/users.service';
import { AccountsService } from './sign-in/accounts.service';
import { OwnerService } from './sign-in/owner.service';
import { PassportService } from './sign-in/passport.service';
import { PasswordResetService } from './passwords/password-reset.service';

@Controller()
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

  @Handle(getUser)
  current({ user }: InputOf<typeof getUser, UserEntity>): User {
    return this.users.toUser(user);
  }

  @Handle(updateUser)
  async update({ body: input, user }: InputOf<typeof updateUser, UserEntity>): Promise<User> {
    return this.users.toUser(await this.users.updateProfile(user, input));
  }

  @Handle(getSignInOptions)
  options(): SignInOptions {
    return this.signInOptions;
  }

  @Handle(register)
  async register({ body: input, request, reply }: InputOf<typeof register>): Promise<User> {
    const user = await this.accounts.register(input, this.passport.caller(request));
    return this.welcome(user, request, reply);
  }

  @Handle(signIn)
  async login({ request, reply }: InputOf<typeof signIn>): Promise<User> {
    const user = await this.passport.authenticate('local', request, reply);
    return this.welcome(user!, request, reply);
  }

  @Handle(signOut)
  async logout({ request, reply }: InputOf<typeof signOut>): Promise<void> {
    await this.passport.endSession(request, reply);
  }

  @Handle(forgotPassword)
  async forgotPassword({ body: input, request }: InputOf<typeof forgotPassword>): Promise<void> {
    await this.resets.ask(input.email, this.passport.caller(request));
  }

  @Handle(resetPassword)
  async resetPassword({
    body: input,
    request,
    reply,
  }: InputOf<typeof resetPassword>): Promise<User> {
    const user = await this.resets.reset(input, this.passport.caller(request));
    return this.welcome(user, request, reply);
  }

  @Handle(setUpOwner)
  async setUp({ body: input, request, reply }: InputOf<typeof setUpOwner>): Promise<User> {
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
