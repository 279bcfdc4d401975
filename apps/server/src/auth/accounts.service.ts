import { Injectable } from '@nestjs/common';
import type { LoginInput, RegisterInput } from '@polaris/contracts';
import { DataSource } from 'typeorm';
import { fromDatabaseError } from '../platform/database/database-error';
import { LimitsService, addressKey } from '../platform/http/limits.service';
import { ProblemError, conflict } from '../platform/http/problem';
import { Settings } from '../platform/config/settings';
import type { UserEntity } from '../users/user.entity';
import { UsersService } from '../users/users.service';
import { authLimits } from './auth-limits';
import { type Caller, unknownAccountKey } from './caller';
import { isDeviceMark } from './device-cookie';
import { type Attempt, PasswordAttemptsService } from './password-attempts.service';
import { assertNotGuessable } from './password-rules';
import { hashPassword, passwordFits } from './passwords';
import { VerificationService } from './verification.service';

/** Local accounts: making one, and checking its password. */
@Injectable()
export class AccountsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersService,
    private readonly limits: LimitsService,
    private readonly attempts: PasswordAttemptsService,
    private readonly verification: VerificationService,
    private readonly settings: Settings,
  ) {}

  async register(input: RegisterInput, caller: Caller): Promise<UserEntity> {
    await this.limits.count(authLimits.register, addressKey(caller.address));
    await assertNotGuessable(input.password, input.email);
    const { password, email, firstName = null, lastName = null } = input;
    const passwordHash = await hashPassword(password);
    try {
      return await this.dataSource.transaction(async (manager) => {
        const user = await this.users.save({ email, firstName, lastName, passwordHash }, manager);
        await this.verification.begin(user, manager);
        return user;
      });
    } catch (error) {
      if (fromDatabaseError(error)?.getStatus() !== 409) throw error;
      throw conflict('There is already an account with this address. Sign in instead.');
    }
  }

  /** Every attempt is counted before the password is looked at, and given back when it was right. */
  async signIn(input: LoginInput, caller: Caller): Promise<UserEntity> {
    const address = addressKey(caller.address);
    await this.limits.count(authLimits.signInByAddress, address);
    const user = await this.users.findForSignIn(input.email);
    const attempt = this.attemptOf(user, caller);
    // By its key, not its address: two spellings of one address are one account.
    const account = user?.id ?? unknownAccountKey(input.email);
    await this.attempts.count(account, attempt);
    const fits = await passwordFits(user?.passwordHash, input.password);
    if (!user || !fits || user.disabledAt)
      throw new ProblemError(401, 'Email or password is wrong.');
    await this.attempts.uncount(account, attempt);
    await this.limits.uncount(authLimits.signInByAddress, address);
    return user;
  }

  private attemptOf(user: UserEntity | null, { deviceMark }: Caller): Attempt {
    const isMarked = user && isDeviceMark(deviceMark, user, this.settings.sessionSecret);
    return isMarked ? 'marked' : 'unmarked';
  }
}
