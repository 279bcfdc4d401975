import { Injectable } from '@nestjs/common';
import { type CustomerOrAccount, displayName } from '@polaris/contracts';
import { notFound } from '../../platform/problem/problem';
import type { UserEntity } from '../../identity/users/user.entity';
import { UsersService } from '../../identity/users/users.service';
import { CustomersRepository } from './customers.repository';

/** The owner of a purchase or session: a customer, an account, or both. */
export interface Buyer {
  customerId: number | null;
  userId: string | null;
}

/** Finds the customer or account that belongs to a sale. Both stay locked until the sale is stored. */
@Injectable()
export class BuyersService {
  constructor(
    private readonly customers: CustomersRepository,
    private readonly users: UsersService,
  ) {}

  /** The client of an account, whose browser has this time zone. */
  async findClient(userId: string, timeZone: string | undefined): Promise<Buyer> {
    return this.withTimeZone(await this.ofAccount(userId), timeZone);
  }

  /** Like `findClient`, but creates the customer if the account has none. */
  async findOrAddClient(userId: string, timeZone: string | undefined): Promise<Buyer> {
    return this.withTimeZone(await this.findBuyer({ userId }), timeZone);
  }

  private async withTimeZone(buyer: Buyer, timeZone: string | undefined): Promise<Buyer> {
    const { customerId } = buyer;
    if (customerId !== null && timeZone) await this.customers.noteTimeZone(customerId, timeZone);
    return buyer;
  }

  /** Finds the person that the owner chose; throws 404 if there is none. */
  async find(named: CustomerOrAccount): Promise<Buyer> {
    if (named.customerId === undefined) return this.ofAccount(named.userId!);
    const { id: customerId } = await this.customers.lock(named.customerId);
    return { customerId, userId: await this.customers.linkedUserId(customerId) };
  }

  /** Like `find`, but creates the customer if the account has none. */
  async findBuyer(named: CustomerOrAccount): Promise<Buyer> {
    if (named.customerId !== undefined) return this.find(named);
    const account = await this.lockAccount(named.userId!);
    return { customerId: await this.customerOf(account), userId: account.id };
  }

  private async ofAccount(userId: string): Promise<Buyer> {
    await this.lockAccount(userId);
    return { customerId: (await this.customers.idLinkedWith(userId)) ?? null, userId };
  }

  /** Locked, so that two purchases at the same time create one customer. */
  private async lockAccount(userId: string): Promise<UserEntity> {
    const account = await this.users.lock(userId);
    if (!account) throw notFound('This account');
    return account;
  }

  /** An owner who tries out their own shop does not become a customer. */
  private async customerOf(account: UserEntity): Promise<number | null> {
    const { id: userId, email, emailVerifiedAt, isAdmin } = account;
    const linked = await this.customers.idLinkedWith(userId);
    if (linked !== undefined) return linked;
    if (isAdmin) return null;
    const known = emailVerifiedAt ? await this.customers.linkOldest({ userId, email }) : undefined;
    return known ?? this.customers.addLinked({ userId, email, name: displayName(account) });
  }
}
