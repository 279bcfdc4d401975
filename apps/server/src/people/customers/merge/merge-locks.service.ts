import { Injectable } from '@nestjs/common';
import { sqlState } from '../../../platform/database/database-error';
import { UsersService } from '../../../identity/users/users.service';
import { CustomersService } from '../customers.service';

const MAX_TRIES = 3;
const DEADLOCK = '40P01';

/** Takes locks in the same order as every change of a customer: accounts, customers, then their records. */
@Injectable()
export class MergeLocksService {
  constructor(
    private readonly customers: CustomersService,
    private readonly users: UsersService,
  ) {}

  /** Compare after locking: the comparison then includes links and edits made in the meantime. */
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

  /** Retries deadlocks: deleting a submission locks its customer last. */
  async retry<T>(work: () => Promise<T>, tries = MAX_TRIES): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (tries <= 1 || sqlState(error) !== DEADLOCK) throw error;
      return this.retry(work, tries - 1);
    }
  }
}
