import { Body, Controller, Get, Param, Post, Put, Query } from '@nestjs/common';
import {
  type AccountSummary,
  type CustomerLink,
  type IdParams,
  type LinkInput,
  type OneTimeLink,
  type UsersQuery,
  accountSummariesSchema,
  idParamsSchema,
  linkInputSchema,
  linkSchema,
  oneTimeLinkSchema,
  usersQuerySchema,
} from '@polaris/contracts';
import { Operation, Returns, Tag } from '../platform/openapi/operation';
import { Allow } from '../platform/http/policy';
import { CustomerAccountsService } from './customer-accounts.service';
import { linkedAccountExamples } from './linked-account.examples';

@Tag('Linked accounts', {
  description: 'Which customer of the CRM has which account.',
  examples: linkedAccountExamples,
})
@Controller()
export class CustomerAccountsController {
  constructor(private readonly accounts: CustomerAccountsService) {}

  @Get('admin/users')
  @Allow('owner')
  @Operation('searchAccounts', 'Search for accounts')
  @Returns(200, accountSummariesSchema)
  search(@Query({ schema: usersQuerySchema }) query: UsersQuery): Promise<AccountSummary[]> {
    return this.accounts.search(query);
  }

  @Get('customers/:id/account')
  @Allow('owner')
  @Operation('getCustomerAccount', 'Read the account of a customer')
  @Returns(200, linkSchema)
  get(@Param({ schema: idParamsSchema }) { id }: IdParams): Promise<CustomerLink> {
    return this.accounts.linkOf(id);
  }

  @Put('customers/:id/account')
  @Allow('owner')
  @Operation('linkCustomerAccount', 'Link a customer with an account, or with none', {
    errors: { 409: 'This account is linked with another customer already.' },
  })
  @Returns(200, linkSchema)
  link(
    @Param({ schema: idParamsSchema }) { id }: IdParams,
    @Body({ schema: linkInputSchema }) { userId }: LinkInput,
  ): Promise<CustomerLink> {
    return this.accounts.link(id, userId);
  }

  /** Only this response has the link: it is not stored. */
  @Post('customers/:id/account/one-time-link')
  @Allow('owner')
  @Operation('createOneTimeLink', 'Make a link that lets a customer choose a password', {
    errors: { 409: 'This customer has no account. Link one first.' },
  })
  @Returns(201, oneTimeLinkSchema)
  makeOneTimeLink(@Param({ schema: idParamsSchema }) { id }: IdParams): Promise<OneTimeLink> {
    return this.accounts.makeOneTimeLink(id);
  }
}
