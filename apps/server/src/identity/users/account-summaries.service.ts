import { Injectable } from '@nestjs/common';
import type { AccountSummary, UsersQuery } from '@polaris/contracts';
import { AccountSummariesReadModel } from './account-summaries.read-model';

/** Accounts as the owner sees them. */
@Injectable()
export class AccountSummariesService {
  constructor(private readonly accounts: AccountSummariesReadModel) {}

  /** The newest accounts whose address or name contains the text; without owners. */
  search(query: UsersQuery): Promise<AccountSummary[]> {
    return this.accounts.search(query);
  }

  find(id: string): Promise<AccountSummary | undefined> {
    return this.accounts.find(id);
  }
}
