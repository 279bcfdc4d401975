import { Injectable } from '@nestjs/common';
import { sqlState } from '../../../platform/database/database-error';
import { UsersService } from '../../../identity/users/users.service';
import { CustomersService } from '../customers.service';

const MAX_TRIES = 3;
const DEADLOCK = '40P01';

/** Locks in the order of every change of a customer: the accounts, the customers, then what is theirs. */
@Injectable()
export class MergeLocksService {
  constructor(
    private readonly customers: CustomersService,
    private readonly users: UsersService,
  ) {}

  /** What is linked or edited in between shows in the state that is compared afterward. */
  async lock(customerIds: number[], otherUserIds: (string | null)[] = []): Promise<void> {
    const userIds = otherUserIds.filter((id) => id !== null);
    for (const id of customerIds) userIds.push(...(await this.accountOf(id)));
    for (const id of [...new Set(userIds)].sort()) await this.users.lock(id);
    await this.customers.lockAll(customerIds);
  }

  private async accountOf(customerId: number): Promise<string[]> {
    const userId = await this.customers.linkedUserId(customerId).catch(() => null);
    return userId === null ? [] : [userId];
  }

  /** A submission that is deleted at the same moment locks its customer last: the loser starts again. */
  async retry<T>(work: () => Promise<T>, tries = MAX_TRIES): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (tries <= 1 || sqlState(error) !== DEADLOCK) throw error;
      return this.retry(work, tries - 1);
    }
  }
}
