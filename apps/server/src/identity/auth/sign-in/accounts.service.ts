import { Injectable } from '@nestjs/common';
import { type LoginInput, type RegisterInput, providerRefusals } from '@polaris/contracts';
import { Database } from '../../../platform/database/database';
import { fromDatabaseError } from '../../../platform/database/database-error';
import { queueWork } from '../../../platform/http/limits/limit-concurrency';
import { LimitsService, addressKey } from '../../../platform/http/limits/limits.service';
import { ProblemError, conflict } from '../../../platform/problem/problem';
import { Settings } from '../../../platform/config/settings';
import { SecurityLogService } from '../../../records/security-log/security-log.service';
import type { UserEntity } from '../../users/user.entity';
import { UsersService } from '../../users/users.service';
import { authLimits } from '../auth-limits';
import { type Caller, unknownAccountKey } from '../caller';
import { TwoFactorService } from '../factors/two-factor.service';
import { isDeviceToken } from '../sessions/device-cookie';
import { type Attempt, PasswordAttemptsService } from '../passwords/password-attempts.service';
import { PasswordRulesService } from '../passwords/password-rules.service';
import { hashPassword, passwordFits } from '../passwords/passwords';
import { VerificationMailsService } from '../verification/verification-mails.service';

type NewAccount = Pick<UserEntity, 'email' | 'firstName' | 'lastName' | 'passwordHash'>;

type Credentials = Pick<LoginInput, 'email' | 'password'>;

/**
 * In a burst, sign-ins wait here before they use the database, instead of competing for connections. A rejected one is
 * not counted as an attempt.
 */
const signInQueue = queueWork({ atOnce: 8, maxWaiting: 100, waitMs: 2000 });

/** Creates local accounts and checks their passwords. */
@Injectable()
export class AccountsService {
  constructor(
    private readonly database: Database,
    private readonly users: UsersService,
    private readonly limits: LimitsService,
    private readonly attempts: PasswordAttemptsService,
    private readonly rules: PasswordRulesService,
    private readonly verification: VerificationMailsService,
    private readonly factors: TwoFactorService,
    private readonly security: SecurityLogService,
    private readonly settings: Settings,
  ) {}

  async register(input: RegisterInput, caller: Caller): Promise<UserEntity> {
    await this.countRegistration(caller.address);
    const account = await this.prepare(input);
    const registered = await this.database.transaction(async () => {
      const user = await this.add(account);
      await this.verification.start(user);
      return user;
    });
    await this.limits.count(authLimits.verification, registered.id);
    return registered;
  }

  /** Throws 429 after too many registrations from this network address. */
  async countRegistration(networkAddress: string): Promise<void> {
    await this.limits.count(authLimits.register, addressKey(networkAddress));
  }

  /** Checks and hashes the password. This is slow, so call it before the transaction. */
  async prepare(input: RegisterInput): Promise<NewAccount> {
    const { password, email, firstName = null, lastName = null } = input;
    await this.rules.assertNotGuessable(password, input);
    return { email, firstName, lastName, passwordHash: await hashPassword(password) };
  }

  /** Throws 409 if the address already has an account. */
  async add(account: NewAccount): Promise<UserEntity> {
    try {
      const user = await this.users.add(account);
      await this.security.record('account_created', user.id);
      return user;
    } catch (error) {
      if (fromDatabaseError(error)?.getStatus() !== 409) throw error;
      throw conflict('There is already an account with this address. Sign in instead.');
    }
  }

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
