import { Injectable } from '@nestjs/common';
import type { ResetPasswordInput } from '@polaris/contracts';
import { Database } from '../../../platform/database/database';
import { LimitsService, addressKey } from '../../../platform/http/limits/limits.service';
import { SecurityLogService } from '../../../records/security-log/security-log.service';
import type { UserEntity } from '../../users/user.entity';
import { UsersService } from '../../users/users.service';
import { authLimits } from '../auth-limits';
import { TwoFactorService } from '../factors/two-factor.service';
import { AccessService } from '../access/access.service';
import type { Caller } from '../caller';
import { PasswordRulesService } from './password-rules.service';
import { TokensService, invalidLink } from '../tokens/tokens.service';
import { isSameAddress } from '../verification/addresses';
import { VerificationService } from '../verification/verification.service';

/** Replaces a forgotten password through a one-time link. */
@Injectable()
export class PasswordResetService {
  constructor(
    private readonly database: Database,
    private readonly users: UsersService,
    private readonly access: AccessService,
    private readonly tokens: TokensService,
    private readonly rules: PasswordRulesService,
    private readonly verification: VerificationService,
    private readonly factors: TwoFactorService,
    private readonly limits: LimitsService,
    private readonly security: SecurityLogService,
  ) {}

  /** A mailed link shows that the person reads the mailbox, so using it verifies the address. */
  async reset(input: ResetPasswordInput, caller: Caller): Promise<UserEntity> {
    await this.limits.count(authLimits.token, addressKey(caller.address));
    return this.database.transaction(async () => {
      const { token, password } = input;
      const { user, email } = await this.tokens.redeem('reset', token);
      if (!user || (email !== null && !isSameAddress(email, user.email))) throw invalidLink();
      await this.rules.assertNotGuessable(password, user);
      // An owner's link that was not mailed can only have been created on the server's machine.
      if (email === null && user.isAdmin) await this.factors.reset(user);
      else await this.factors.assertPassed(user, { code: input.code });
      await this.security.record('one_time_link_used', user.id, email === null ? '' : 'mailed');
      await this.access.end(user, { reason: 'new password', password });
      const changed = await this.users.get(user.id);
      return email === null ? changed : this.verification.markVerified(changed);
    });
  }

  /** Checks a link before the person thinks of a new password. */
  async assertUsable(token: string, caller: Caller): Promise<void> {
    await this.limits.count(authLimits.token, addressKey(caller.address));
    if (!(await this.tokens.isUsable('reset', token))) throw invalidLink();
  }
}
