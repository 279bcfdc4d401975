import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { AccountGain, AccountSummary, CustomerLink, UsersQuery } from '@polaris/contracts';
import { accountRenamed, addressVerified } from '../../identity/auth/account.events';
import { Database } from '../../platform/database/database';
import { DomainEvents } from '../../platform/database/events/domain-events';
import { conflict, notFound } from '../../platform/problem/problem';
import { AccountSummariesService } from '../../identity/users/account-summaries.service';
import type { UserEntity } from '../../identity/users/user.entity';
import { UsersService } from '../../identity/users/users.service';
import { AccountGainsReadModel } from './account-gains.read-model';
import { CustomerInvitationsReadModel } from './customer-invitations.read-model';
import { customerAddressReplaced } from './customer.events';
import { CustomersRepository } from './customers.repository';

/** The links between customers and accounts. */
@Injectable()
export class CustomerAccountsService implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly customers: CustomersRepository,
    private readonly invitations: CustomerInvitationsReadModel,
    private readonly users: UsersService,
    private readonly accounts: AccountSummariesService,
    private readonly gains: AccountGainsReadModel,
    private readonly events: DomainEvents,
  ) {}

  onModuleInit(): void {
    this.events.on(addressVerified, (user) => this.takeAddress(user));
    this.events.on(accountRenamed, (names) => this.customers.rename(names));
  }

  /** Accounts that can be linked with a customer; owners are left out. */
  search(query: UsersQuery): Promise<AccountSummary[]> {
    return this.accounts.search(query);
  }

  async linkOf(customerId: number): Promise<CustomerLink> {
    const userId = await this.customers.linkedUserId(customerId);
    const account = userId === null ? undefined : await this.accounts.find(userId);
    const invitation = userId === null ? await this.invitations.findOpen(customerId) : null;
    return { account: account ?? null, invitation };
  }

  /** What an account would newly see if it were linked to this customer. */
  async gainOf(customerId: number, userId: string): Promise<AccountGain> {
    await this.customers.get(customerId);
    const account = await this.accounts.find(userId);
    if (!account) throw notFound('This account');
    return this.gains.count(customerId, account);
  }

  /** Links by hand. An account belongs to one customer. */
  link(customerId: number, userId: string | null): Promise<CustomerLink> {
    return this.database.transaction(async () => {
      if (userId !== null) await this.assertFree(userId, customerId);
      await this.customers.link(customerId, userId);
      return this.linkOf(customerId);
    });
  }

  /** Links a customer and an account, both of which must be free; throws 409 otherwise. */
  async linkInvited(customerId: number, userId: string): Promise<void> {
    if (!(await this.users.lock(userId))) throw notFound('This account');
    if ((await this.customers.nameLinkedWith(userId, customerId)) !== undefined)
      throw conflict(
        'Your account belongs to another customer record already. Please get in touch.',
      );
    if (!(await this.customers.linkFree(customerId, userId)))
      throw conflict('This invitation was accepted already. Sign in instead.');
  }

  /** A verified address replaces one typed by hand: we know that someone reads that mailbox. */
  async takeAddress({ id, email }: UserEntity): Promise<void> {
    const change = await this.customers.takeAddress({ userId: id, email });
    if (change) await this.events.emit(customerAddressReplaced, change);
  }

  private async assertFree(userId: string, customerId: number): Promise<void> {
    if (!(await this.users.lock(userId))) throw notFound('This account');
    const name = await this.customers.nameLinkedWith(userId, customerId);
    if (name !== undefined)
      throw conflict(`This account is linked with the customer ${name} already.`);
  }
}
