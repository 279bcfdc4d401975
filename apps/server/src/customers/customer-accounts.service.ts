import { Injectable } from '@nestjs/common';
import type { AccountSummary, CustomerLink, OneTimeLink, UsersQuery } from '@polaris/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { OneTimeLinksService } from '../auth/one-time-links.service';
import { conflict, notFound } from '../platform/http/problem';
import { AuditService } from '../records/audit/audit.service';
import { AccountSummariesService } from '../users/account-summaries.service';
import type { UserEntity } from '../users/user.entity';
import { UsersService } from '../users/users.service';
import { CustomerInvitationsReadModel } from './customer-invitations.read-model';
import { type AddressChange, CustomersRepository } from './customers.repository';

export type { AddressChange };

type AddressListener = (change: AddressChange, manager: EntityManager) => Promise<void>;

/** Which account each customer belongs to. */
@Injectable()
export class CustomerAccountsService {
  private readonly listeners: AddressListener[] = [];

  constructor(
    private readonly dataSource: DataSource,
    private readonly customers: CustomersRepository,
    private readonly invitations: CustomerInvitationsReadModel,
    private readonly users: UsersService,
    private readonly accounts: AccountSummariesService,
    private readonly links: OneTimeLinksService,
    private readonly audit: AuditService,
  ) {}

  /** Accounts that a customer may be linked with; owners are not among them. */
  search(query: UsersQuery): Promise<AccountSummary[]> {
    return this.accounts.search(query);
  }

  async linkOf(customerId: number, manager = this.dataSource.manager): Promise<CustomerLink> {
    const userId = await this.customers.linkedUserId(customerId, manager);
    const account = userId === null ? undefined : await this.accounts.find(userId, manager);
    const invitation =
      userId === null ? await this.invitations.findOpen(customerId, manager) : null;
    return { account: account ?? null, invitation };
  }

  /** Links by hand; an account belongs to one customer. */
  link(customerId: number, userId: string | null): Promise<CustomerLink> {
    return this.dataSource.transaction(async (manager) => {
      if (userId !== null) await this.assertFree(userId, customerId, manager);
      await this.customers.link(customerId, userId, manager);
      return this.linkOf(customerId, manager);
    });
  }

  /** Links a customer who has no account with one that no other customer has: else 409. */
  async linkInvited(customerId: number, userId: string, manager: EntityManager): Promise<void> {
    if (!(await this.users.lock(userId, manager))) throw notFound('This account');
    if ((await this.customers.nameLinkedWith(userId, customerId, manager)) !== undefined)
      throw conflict(
        'Your account belongs to another customer record already. Please get in touch.',
      );
    if (!(await this.customers.linkFree(customerId, userId, manager)))
      throw conflict('This invitation was accepted already. Sign in instead.');
  }

  /** Called in the transaction in which a client's verified address replaces the customer's. */
  onAddressTaken(listener: AddressListener): void {
    this.listeners.push(listener);
  }

  /** What a client has verified wins over what was typed by hand: that mailbox is known to be read. */
  async takeAddress({ id, email }: UserEntity, manager: EntityManager): Promise<void> {
    const change = await this.customers.takeAddress({ userId: id, email }, manager);
    if (change) for (const listener of this.listeners) await listener(change, manager);
  }

  /** For the owner to hand over; who made it, for whom and until when is written to the audit log. */
  makeOneTimeLink(customerId: number): Promise<OneTimeLink> {
    return this.dataSource.transaction(async (manager) => {
      const { account } = await this.linkOf(customerId, manager);
      if (!account) throw conflict('This customer has no account. Link one first.');
      const user = await this.users.get(account.id, manager);
      if (user.isAdmin) throw conflict('The owner changes the password in the own profile.');
      const link = await this.links.make(user, manager);
      await this.audit.add(
        { relation: 'customers', recordId: customerId, after: describe(account, link) },
        manager,
      );
      return link;
    });
  }

  private async assertFree(
    userId: string,
    customerId: number,
    manager: EntityManager,
  ): Promise<void> {
    if (!(await this.users.lock(userId, manager))) throw notFound('This account');
    const name = await this.customers.nameLinkedWith(userId, customerId, manager);
    if (name !== undefined)
      throw conflict(`This account is linked with the customer ${name} already.`);
  }
}

/** The account by its key: the log holds no address, which would outlive the account. */
const describe = ({ id }: AccountSummary, { expiresAt }: OneTimeLink) => ({
  oneTimeLinkFor: id,
  oneTimeLinkUntil: expiresAt,
});
