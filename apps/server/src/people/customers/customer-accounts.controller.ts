import { Controller } from '@nestjs/common';
import {
  type AccountGain,
  type AccountSummary,
  type CustomerLink,
  type OneTimeLink,
  searchAccounts,
  getAccountGain,
  getCustomerAccount,
  linkCustomerAccount,
  createOneTimeLink,
} from '@polaris/contracts';
import { Handle, type InputOf } from '../../platform/http/handle';
import { CustomerAccountsService } from './customer-accounts.service';
import { CustomerOneTimeLinksService } from './customer-one-time-links.service';

@Controller()
export class CustomerAccountsController {
  constructor(
    private readonly accounts: CustomerAccountsService,
    private readonly links: CustomerOneTimeLinksService,
  ) {}

  @Handle(searchAccounts)
  search({ query }: InputOf<typeof searchAccounts>): Promise<AccountSummary[]> {
    return this.accounts.search(query);
  }

  @Handle(getCustomerAccount)
  get({ params: { id } }: InputOf<typeof getCustomerAccount>): Promise<CustomerLink> {
    return this.accounts.linkOf(id);
  }

  @Handle(getAccountGain)
  getGain({
    params: { id },
    query: { userId },
  }: InputOf<typeof getAccountGain>): Promise<AccountGain> {
    return this.accounts.gainOf(id, userId);
  }

  @Handle(linkCustomerAccount)
  link({
    params: { id },
    body: { userId },
  }: InputOf<typeof linkCustomerAccount>): Promise<CustomerLink> {
    return this.accounts.link(id, userId);
  }

  /** The link is not stored: only this response has it. */
  @Handle(createOneTimeLink)
  makeOneTimeLink({ params: { id } }: InputOf<typeof createOneTimeLink>): Promise<OneTimeLink> {
    return this.links.make(id);
  }
}
