import { Injectable } from '@nestjs/common';
import type { AccountSummary, CustomerLink, OneTimeLink, UsersQuery } from '@polaris/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditService } from '../records/audit/audit.service';
import { OneTimeLinksService } from '../auth/one-time-links.service';
import { contains } from '../platform/database/list/list';
import { conflict, notFound } from '../platform/http/problem';
import { isoTime } from '../platform/database/list/json-page';

/** How many accounts a search answers when no limit is asked for. */
const SHOWN = 20;

const summary = `
  select u.id, u.email, u."firstName", u."lastName", u.phone,
    ${isoTime('u."createdAt"')} as "createdAt",
    u."emailVerifiedAt" is not null as "emailVerified",
    json_build_object('email', coalesce(p.email, true), 'phone', coalesce(p.phone, false),
      'text', coalesce(p.text, false)) as preferences
  from users u left join communication_preferences p on p."userId" = u.id`;

/** Accounts as the owner sees them, and which customer of the CRM each belongs to. */
@Injectable()
export class LinkedAccountsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly links: OneTimeLinksService,
    private readonly audit: AuditService,
  ) {}

  /** The newest whose address or name holds the words. Owners are no customers. */
  search({ q, limit = SHOWN }: UsersQuery): Promise<AccountSummary[]> {
    // Word for word the expression of the index users_search.
    return this.dataSource.query<AccountSummary[]>(
      `${summary}
       where not u."isAdmin" and u."disabledAt" is null and ($1::text is null or
         (u.email || ' ' || coalesce(u."firstName", '') || ' ' || coalesce(u."lastName", '')) ilike $1)
       order by u."createdAt" desc, u.id limit $2`,
      [q ? contains(q) : null, limit],
    );
  }

  async linkOf(customerId: number, manager = this.dataSource.manager): Promise<CustomerLink> {
    const [customer] = await manager.query<{ userId: string | null }[]>(
      'select "userId" from customers where id = $1',
      [customerId],
    );
    if (!customer) throw notFound('This customer');
    const [account] = await manager.query<AccountSummary[]>(`${summary} where u.id = $1`, [
      customer.userId,
    ]);
    return { account: account ?? null };
  }

  /** Links by hand; an account belongs to one customer. */
  link(customerId: number, userId: string | null): Promise<CustomerLink> {
    return this.dataSource.transaction(async (manager) => {
      if (userId !== null) await refuseTaken(manager, customerId, userId);
      await manager.query('update customers set "userId" = $2 where id = $1', [customerId, userId]);
      return this.linkOf(customerId, manager);
    });
  }

  /** For the owner to hand over; who made it, for whom and until when is written into the audit log. */
  makeOneTimeLink(customerId: number): Promise<OneTimeLink> {
    return this.dataSource.transaction(async (manager) => {
      const { account } = await this.linkOf(customerId, manager);
      if (!account) throw conflict('This customer has no account. Link one first.');
      if (await isOwner(account.id, manager))
        throw conflict('The owner changes the password in the own profile.');
      const link = await this.links.make(account.id, manager);
      await this.audit.add(
        { relation: 'customers', recordId: customerId, after: describe(account, link) },
        manager,
      );
      return link;
    });
  }
}

const describe = ({ email }: AccountSummary, { expiresAt }: OneTimeLink) => ({
  oneTimeLinkFor: email,
  oneTimeLinkUntil: expiresAt,
});

async function isOwner(userId: string, manager: EntityManager): Promise<boolean> {
  const [account] = await manager.query<{ isAdmin: boolean }[]>(
    'select "isAdmin" from users where id = $1',
    [userId],
  );
  return account?.isAdmin ?? false;
}

async function refuseTaken(
  manager: EntityManager,
  customerId: number,
  userId: string,
): Promise<void> {
  const [account] = await manager.query<{ owner: string | null }[]>(
    `select (select name from customers where "userId" = u.id and id <> $2) as owner
     from users u where u.id = $1 for share of u`,
    [userId, customerId],
  );
  if (!account) throw notFound('This account');
  if (account.owner !== null)
    throw conflict(`This account is linked with the customer ${account.owner} already.`);
}
