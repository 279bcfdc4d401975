import { Injectable } from '@nestjs/common';
import type { RegisterInput } from '@polaris/contracts';
import { Database } from '../../../platform/database/database';
import { fromDatabaseError } from '../../../platform/database/database-error';
import { LimitsService, addressKey } from '../../../platform/http/limits/limits.service';
import { conflict } from '../../../platform/problem/problem';
import { SecurityLogService } from '../../../records/security-log/security-log.service';
import type { UserEntity } from '../../users/user.entity';
import { UsersService } from '../../users/users.service';
import { authLimits } from '../auth-limits';
import type { Caller } from '../caller';
import { PasswordRulesService } from '../passwords/password-rules.service';
import { hashPassword } from '../passwords/passwords';
import { VerificationMailsService } from '../verification/verification-mails.service';

type NewAccount = Pick<UserEntity, 'email' | 'firstName' | 'lastName' | 'passwordHash'>;

/** Creates accounts with a password. */
@Injectable()
export class AccountsService {
  constructor(
    private readonly database: Database,
    private readonly users: UsersService,
    private readonly limits: LimitsService,
    private readonly rules: PasswordRulesService,
    private readonly verification: VerificationMailsService,
    private readonly security: SecurityLogService,
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
}
