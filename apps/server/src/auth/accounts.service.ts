import { Injectable } from '@nestjs/common';
import type { LoginInput, RegisterInput } from '@polaris/contracts';
import { fromDatabaseError } from '../common/database-error';
import { LimitsService, addressKey } from '../common/limits.service';
import { ProblemError, conflict } from '../common/problem';
import type { UserEntity } from '../users/user.entity';
import { UsersService } from '../users/users.service';
import { type Caller, accountKey } from './caller';
import { refuseGuessable } from './password-rules';
import { hashPassword, passwordFits } from './passwords';

/** Local accounts: making one, and checking its password. */
@Injectable()
export class AccountsService {
  constructor(
    private readonly users: UsersService,
    private readonly limits: LimitsService,
  ) {}

  async register(input: RegisterInput, caller: Caller): Promise<UserEntity> {
    await this.limits.count('register', addressKey(caller.address));
    await refuseGuessable(input.password, input.email);
    const { password, email, firstName = null, lastName = null } = input;
    const passwordHash = await hashPassword(password);
    try {
      return await this.users.save({ email, firstName, lastName, passwordHash });
    } catch (error) {
      if (fromDatabaseError(error)?.getStatus() !== 409) throw error;
      throw conflict('There is already an account with this address. Sign in instead.');
    }
  }

  /** Every attempt is counted before the password is looked at, and given back when it was right. */
  async signIn(input: LoginInput, caller: Caller): Promise<UserEntity> {
    const address = addressKey(caller.address);
    const account = accountKey(input.email, caller.knownDevice);
    await this.limits.count('sign-in-address', address);
    await this.limits.count('sign-in-account', account);
    const user = await this.users.findForSignIn(input.email);
    const fits = await passwordFits(user?.passwordHash, input.password);
    if (!user || !fits || user.disabledAt)
      throw new ProblemError(401, 'Email or password is wrong.');
    await this.limits.uncount('sign-in-account', account);
    await this.limits.uncount('sign-in-address', address);
    return user;
  }
}
