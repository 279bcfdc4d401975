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
  setUpOwner,
} from '@polaris/contracts';
import { Handle, type InputOf } from '../../platform/http/handle';
import { preserialize } from '../../platform/http/shared-json';
import { Settings } from '../../platform/config/settings';
import type { UserEntity } from '../users/user.entity';
import { SecurityLogService } from '../../records/security-log/security-log.service';
import { UsersService } from '../users/users.service';
import { ProfilesService } from './profiles.service';
import { AccountsService } from './sign-in/accounts.service';
import { OwnerService } from './sign-in/owner.service';
import { PassportService } from './sign-in/passport.service';
import { SessionOnDemand } from './sessions/session-on-demand';

@Controller()
export class AuthController {
  /** Both possible responses, serialized once at startup. */
  private readonly signInOptions: { withMail: SignInOptions; withoutMail: SignInOptions };

  constructor(
    private readonly accounts: AccountsService,
    private readonly owners: OwnerService,
    private readonly passport: PassportService,
    private readonly users: UsersService,
    private readonly profiles: ProfilesService,
    private readonly sessions: SessionOnDemand,
    private readonly security: SecurityLogService,
    private readonly settings: Settings,
  ) {
    const { openId } = settings;
    this.signInOptions = {
      withMail: preserialize({ openId, mail: true }),
      withoutMail: preserialize({ openId, mail: false }),
    };
  }

  @Handle(getUser)
  current({ user }: InputOf<typeof getUser, UserEntity>): Promise<User> {
    return this.users.toUser(user);
  }

  @Handle(updateUser)
  async update({ body: input, user }: InputOf<typeof updateUser, UserEntity>): Promise<User> {
    return this.users.toUser(await this.profiles.update(user, input));
  }

  @Handle(getSignInOptions)
  options(): SignInOptions {
    const { withMail, withoutMail } = this.signInOptions;
    return this.settings.sendsMail ? withMail : withoutMail;
  }

  @Handle(register)
  async register({ body: input, request, reply }: InputOf<typeof register>): Promise<User> {
    const user = await this.accounts.register(input, this.passport.caller(request));
    return this.welcome(user, request, reply);
  }

  @Handle(signIn)
  async login({ body, request, reply }: InputOf<typeof signIn>): Promise<User> {
    if (body.passkey) await this.sessions.open(request, reply);
    const user = (await this.passport.authenticate('local', request, reply))!;
    await this.passport.signIn(user, request, reply);
    return this.users.toUser(user);
  }

  @Handle(signOut)
  async logout({ user, request, reply }: InputOf<typeof signOut, UserEntity>): Promise<void> {
    await this.passport.endSession(request, reply);
    if (user) await this.security.record('signed_out', user.id);
  }

  @Handle(setUpOwner)
  async setUp({ body: input, request, reply }: InputOf<typeof setUpOwner>): Promise<User> {
    const user = await this.owners.setUp(input, this.passport.caller(request));
    return this.welcome(user, request, reply);
  }

  /** Signs in a newly created account, without a mail about a new device. */
  private async welcome(
    user: UserEntity,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<User> {
    await this.passport.startSession(user, request, reply);
    return this.users.toUser(user);
  }
}
