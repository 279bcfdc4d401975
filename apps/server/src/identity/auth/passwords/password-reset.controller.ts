import { Controller } from '@nestjs/common';
import { type User, checkResetLink, forgotPassword, resetPassword } from '@polaris/contracts';
import { Handle, type InputOf } from '../../../platform/http/handle';
import { UsersService } from '../../users/users.service';
import { PassportService } from '../sign-in/passport.service';
import { PasswordRequestsService } from './password-requests.service';
import { PasswordResetService } from './password-reset.service';

/** Endpoints for people who have forgotten their password. */
@Controller()
export class PasswordResetController {
  constructor(
    private readonly requests: PasswordRequestsService,
    private readonly resets: PasswordResetService,
    private readonly passport: PassportService,
    private readonly users: UsersService,
  ) {}

  @Handle(forgotPassword)
  async forgotPassword({ body: input, request }: InputOf<typeof forgotPassword>): Promise<void> {
    await this.requests.ask(input.email, this.passport.caller(request));
  }

  @Handle(checkResetLink)
  async checkResetLink({ body, request }: InputOf<typeof checkResetLink>): Promise<void> {
    await this.resets.assertUsable(body.token, this.passport.caller(request));
  }

  @Handle(resetPassword)
  async resetPassword({
    body: input,
    request,
    reply,
  }: InputOf<typeof resetPassword>): Promise<User> {
    const user = await this.resets.reset(input, this.passport.caller(request));
    await this.passport.signIn(user, request, reply);
    return this.users.toUser(user);
  }
}
