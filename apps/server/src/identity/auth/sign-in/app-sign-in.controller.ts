import { Controller } from '@nestjs/common';
import { type User, exchangeAppCode } from '@polaris/contracts';
import { Handle, type InputOf } from '../../../platform/http/handle';
import { UsersService } from '../../users/users.service';
import { AppSignInService } from './app-sign-in.service';
import { PassportService } from './passport.service';

/** Completes in the desktop app a sign-in made in the system's browser. */
@Controller()
export class AppSignInController {
  constructor(
    private readonly apps: AppSignInService,
    private readonly passport: PassportService,
    private readonly users: UsersService,
  ) {}

  @Handle(exchangeAppCode)
  async exchange({ body: input, request, reply }: InputOf<typeof exchangeAppCode>): Promise<User> {
    const user = await this.apps.exchange(input, this.passport.caller(request));
    await this.passport.signIn(user, request, reply);
    return this.users.toUser(user);
  }
}
