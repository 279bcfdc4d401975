import { Injectable } from '@nestjs/common';
import type { LoginInput, RegisterInput } from '@polaris/contracts';
import { Database } from '../../platform/database/database';
import { fromDatabaseError } from '../../platform/database/database-error';
import { LimitsService, addressKey } from '../../platform/http/limits.service';
import { ProblemError, conflict } from '../../platform/problem/problem';
import { Settings } from '../../platform/config/settings';
import type { UserEntity } from '../../users/user.entity';
import { UsersService } from '../../users/users.service';
import { authLimits } from '../auth-limits';
import { type Caller, unknownAccountKey } from '../caller';
import { isDeviceMark } from '../sessions/device-cookie';
import { type Attempt, PasswordAttemptsService } from '../passwords/password-attempts.service';
import { assertNotGuessable } from '../passwords/password-rules';
import { hashPassword, passwordFits } from '../passwords/passwords';
import { VerificationService } from '../verification/verification.service';

type NewAccount = Pick<UserEntity, 'email' | 'firstName' | 'lastName' | 'passwordHash'>;

/** Local accounts: making one, and checking its password. */
@Injectable()
export class AccountsService {
  constructor(
    private readonly database: Database,
    private readonly users: UsersService,
    private readonly limits: LimitsService,
    private readonly attempts: PasswordAttemptsService,
    private readonly verification: VerificationService,
    private readonly settings: Settings,
  ) {}

  async register(input: RegisterInput, caller: Caller): Promise<UserEntity> {
    await this.countRegistration(caller.address);
    const account = await this.prepare(input);
    const registered = await this.database.transaction(async () => {
      const user = await this.add(account);
      await this.verification.begin(user);
      return user;
    });
    await this.limits.count(authLimits.verification, registered.id);
    return registered;
  }

  /** Throws 429 when there were too many from this network address. */
  async countRegistration(networkAddress: string): Promise<void> {
    await this.limits.count(authLimits.register, addressKey(networkAddress));
  }

  /** Checks and hashes the password. That takes time, so it comes before a transaction. */
  async prepare(input: RegisterInput): Promise<NewAccount> {
    const { password, email, firstName = null, lastName = null } = input;
    await assertNotGuessable(password, email);
    return { email, firstName, lastName, passwordHash: await hashPassword(password) };
  }

  /** Throws 409 when the address has an account already. */
  async add(account: NewAccount): Promise<UserEntity> {
    try {
      return await this.users.add(account);
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
