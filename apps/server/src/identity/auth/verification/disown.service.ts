import { Injectable } from '@nestjs/common';
import type { DisownEmailInput } from '@polaris/contracts';
import { Database } from '../../../platform/database/database';
import { LimitsService, addressKey } from '../../../platform/http/limits/limits.service';
import { UsersService } from '../../users/users.service';
import { AccessService } from '../access/access.service';
import { authLimits } from '../auth-limits';
import type { Caller } from '../caller';
import { TokensService, invalidLink } from '../tokens/tokens.service';
import { isSameAddress, unverifiedAddress } from './addresses';

/** Protects people whose address someone else has entered. */
@Injectable()
export class DisownService {
  constructor(
    private readonly database: Database,
    private readonly users: UsersService,
    private readonly tokens: TokensService,
    private readonly access: AccessService,
    private readonly limits: LimitsService,
  ) {}

  /** The address was entered by someone else: erases what they entered and ends their access. */
  async disown({ token }: DisownEmailInput, { address }: Caller): Promise<void> {
    await this.limits.count(authLimits.token, addressKey(address));
    await this.database.transaction(async () => {
      const { user, email } = await this.tokens.redeem('verify', token);
      if (!user || !isSameAddress(unverifiedAddress(user) ?? '', email!)) throw invalidLink();
      if (user.pendingEmail === null) return this.access.end(user, { reason: 'taken over' });
      await this.tokens.revoke('verify', user.id);
      await this.users.update(user.id, { pendingEmail: null });
    });
  }
}
