import { Injectable } from '@nestjs/common';
import type { SetupInput } from '@polaris/contracts';
import { Database } from '../../../platform/database/database';
import { sql } from '../../../platform/database/sql';
import { LimitsService, addressKey } from '../../../platform/http/limits/limits.service';
import { ProblemError, conflict } from '../../../platform/problem/problem';
import { StartError } from '../../../platform/config/load-environment';
import type { UserEntity } from '../../users/user.entity';
import { UsersService } from '../../users/users.service';
import { AccessService } from '../access/access.service';
import { authLimits } from '../auth-limits';
import { TwoFactorService } from '../factors/two-factor.service';
import type { Caller } from '../caller';
import { PasswordRulesService } from '../passwords/password-rules.service';
import { TokensService } from '../tokens/tokens.service';

/** The lock for servers that start at the same time, so that they create only one owner. */
const OWNER_LOCK = 7_205_759_402;

/** Creates the owner's account. */
@Injectable()
export class OwnerService {
  constructor(
    private readonly database: Database,
    private readonly users: UsersService,
    private readonly access: AccessService,
    private readonly tokens: TokensService,
    private readonly rules: PasswordRulesService,
    private readonly factors: TwoFactorService,
    private readonly limits: LimitsService,
  ) {}

  /** Called at startup without ADMIN_EMAIL: returns the setup link as long as there is no owner. */
  async setupLink(): Promise<string | undefined> {
    if (await this.users.ownerExists()) return undefined;
    const { link } = await this.tokens.issue({ purpose: 'setup', account: null });
    return link;
  }

  /** Creates the first owner with the setup link, which cannot create a second one. */
  async setUp(input: SetupInput, caller: Caller): Promise<UserEntity> {
    await this.limits.count(authLimits.token, addressKey(caller.address));
    await this.rules.assertNotGuessable(input.password, { ...input, isAdmin: true });
    return this.locked(async () => {
      await this.tokens.redeem('setup', input.token);
      if (await this.users.ownerExists()) throw conflict('The owner account already exists.');
      const { id } = await this.make(input.email, input.password);
      const { firstName = null, lastName = null } = input;
      const owner = await this.users.update(id, { firstName, lastName });
      await this.factors.reset(owner);
      return owner;
    });
  }

  /** Called at startup: creates the owner ADMIN_EMAIL unless they exist. Never changes an existing owner's password. */
  async ensure(email: string, password: string): Promise<void> {
    await this.locked(async () => {
      const found = await this.users.findForSignIn(email);
      if (found?.isAdmin) return;
      await this.assertStrongSetting(password, email);
      await this.make(email, password);
    });
  }

  /** Reports a weak password to the person who starts the server. Stored passwords are not checked again. */
  private async assertStrongSetting(password: string, email: string): Promise<void> {
    try {
      await this.rules.assertNotGuessable(password, { email });
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      throw new StartError(`ADMIN_PASSWORD cannot be used. ${error.message}`);
    }
  }

  /** If someone registered the unverified address before, they are signed out and their data is erased. */
  private async make(email: string, password: string): Promise<UserEntity> {
    await this.tokens.revoke('setup', null);
    const found = await this.users.findForSignIn(email);
    const account = found ?? (await this.users.add({ email }));
    const { id, emailVerifiedAt } = account;
    if (found && !emailVerifiedAt) await this.access.end(found, { reason: 'taken over' });
    const emptied = await this.users.get(id);
    await this.access.end(emptied, { reason: 'new owner', password });
    return this.users.update(id, { emailVerifiedAt: emailVerifiedAt ?? new Date() });
  }

  private locked<T>(work: () => Promise<T>): Promise<T> {
    return this.database.transaction(async () => {
      await this.database.tx.query(sql`select pg_advisory_xact_lock($1)`, [OWNER_LOCK]);
      return work();
    });
  }
}
