import { Injectable } from '@nestjs/common';
import { type LoginInput, providerRefusals } from '@polaris/contracts';
import { queueWork } from '../../../platform/http/limits/limit-concurrency';
import { LimitsService, addressKey } from '../../../platform/http/limits/limits.service';
import { ProblemError } from '../../../platform/problem/problem';
import { Settings } from '../../../platform/config/settings';
import { SecurityLogService } from '../../../records/security-log/security-log.service';
import type { UserEntity } from '../../users/user.entity';
import { UsersService } from '../../users/users.service';
import { authLimits } from '../auth-limits';
import { type Caller, unknownAccountKey } from '../caller';
import { TwoFactorService } from '../factors/two-factor.service';
import { isDeviceToken } from '../sessions/device-cookie';
import { type Attempt, PasswordAttemptsService } from '../passwords/password-attempts.service';
import { passwordFits } from '../passwords/passwords';

type Credentials = Pick<LoginInput, 'email' | 'password'>;

/**
 * In a burst, sign-ins wait here before they use the database, instead of competing for connections. A rejected one is
 * not counted as an attempt.
 */
const signInQueue = queueWork({ atOnce: 8, maxWaiting: 100, waitMs: 2000 });

/** Signs in with a password. */
@Injectable()
export class PasswordSignInService {
  constructor(
    private readonly users: UsersService,
    private readonly limits: LimitsService,
    private readonly attempts: PasswordAttemptsService,
    private readonly factors: TwoFactorService,
    private readonly security: SecurityLogService,
    private readonly settings: Settings,
  ) {}

  async signIn(input: LoginInput, caller: Caller): Promise<UserEntity> {
    const user = await this.checkPassword(input, caller);
    await this.factors.assertPassed(user, input, caller.sessionId);
    return user;
  }

  /** Counts each attempt before the check, and takes it back if the password is right. */
  checkPassword(input: Credentials, caller: Caller): Promise<UserEntity> {
    return signInQueue(() => this.countAndCheck(input, caller));
  }

  private async countAndCheck(input: Credentials, caller: Caller): Promise<UserEntity> {
    const address = addressKey(caller.address);
    await this.limits.count(authLimits.signInByAddress, address);
    const user = await this.users.findForSignIn(input.email);
    const attempt = this.attemptOf(user, caller);
    // By account id, so that different spellings of an address count together.
    const account = user?.id ?? unknownAccountKey(input.email);
    await this.attempts.count(account, attempt);
    const passwordMatches = await passwordFits(user?.passwordHash, input.password);
    if (!user || !passwordMatches) {
      await this.security.record('sign_in_refused', user?.id ?? null, refusalOf(user));
      throw new ProblemError(401, 'Email or password is wrong.');
    }
    await Promise.all([
      this.attempts.uncount(account, attempt),
      this.limits.uncount(authLimits.signInByAddress, address),
    ]);
    if (user.disabledAt) {
      await this.security.record('sign_in_refused', user.id, 'account disabled');
      throw new ProblemError(401, providerRefusals.closed);
    }
    return user;
  }

  private attemptOf(user: UserEntity | null, { deviceToken }: Caller): Attempt {
    const isKnownDevice = user && isDeviceToken(deviceToken, user, this.settings.secrets);
    return isKnownDevice ? 'known-device' : 'unknown-device';
  }
}

const refusalOf = (user: UserEntity | null): string =>
  user ? 'wrong password' : 'unknown address';
