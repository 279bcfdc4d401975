import { Injectable } from '@nestjs/common';
import type { AccountSummary, OneTimeLink } from '@polaris/contracts';
import { OneTimeLinksService } from '../../identity/auth/tokens/one-time-links.service';
import { UsersService } from '../../identity/users/users.service';
import { Database } from '../../platform/database/database';
import { conflict } from '../../platform/problem/problem';
import { AuditService } from '../../records/audit/audit.service';
import { SecurityLogService } from '../../records/security-log/security-log.service';
import { CustomerAccountsService } from './customer-accounts.service';

/** One-time links for customers who cannot sign in. */
@Injectable()
export class CustomerOneTimeLinksService {
  constructor(
    private readonly database: Database,
    private readonly accounts: CustomerAccountsService,
    private readonly users: UsersService,
    private readonly links: OneTimeLinksService,
    private readonly audit: AuditService,
    private readonly security: SecurityLogService,
  ) {}

  /** A link for the owner to pass on. The audit log records who made it, for which account, and its expiry. */
  make(customerId: number): Promise<OneTimeLink> {
    return this.database.transaction(async () => {
      const { account } = await this.accounts.linkOf(customerId);
      if (!account) throw conflict('This customer has no account. Link one first.');
      const user = await this.users.get(account.id);
      if (user.isAdmin) throw conflict('The owner changes the password in the own profile.');
      if (user.disabledAt) throw conflict('This account is disabled. Enable it first.');
      const link = await this.links.make(user);
      await this.security.record('one_time_link_made', user.id);
      await this.audit.add({
        relation: 'customers',
        recordId: customerId,
        after: describe(account, link),
      });
      return link;
    });
  }
}

/** Logs the account id instead of the address, which must not outlive the account. */
const describe = ({ id }: AccountSummary, { expiresAt }: OneTimeLink) => ({
  oneTimeLinkFor: id,
  oneTimeLinkUntil: expiresAt,
});
