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
import { Answers } from '../platform/http/answers';
import { Allow } from '../platform/http/policy';
import { CustomerAccountsService } from './customer-accounts.service';

@Controller()
export class CustomerAccountsController {
  constructor(private readonly accounts: CustomerAccountsService) {}

  @Get('admin/users')
  @Allow('owner')
  @Answers(200, accountSummariesSchema)
  search(@Query({ schema: usersQuerySchema }) query: UsersQuery): Promise<AccountSummary[]> {
    return this.accounts.search(query);
  }

  @Get('customers/:id/account')
  @Allow('owner')
  @Answers(200, linkSchema)
  get(@Param({ schema: idParamsSchema }) { id }: IdParams): Promise<CustomerLink> {
    return this.accounts.linkOf(id);
  }

  @Put('customers/:id/account')
  @Allow('owner')
  @Answers(200, linkSchema)
  link(
    @Param({ schema: idParamsSchema }) { id }: IdParams,
    @Body({ schema: linkInputSchema }) { userId }: LinkInput,
  ): Promise<CustomerLink> {
    return this.accounts.link(id, userId);
  }

  /** Only this response has the link: it is not stored. */
  @Post('customers/:id/account/one-time-link')
  @Allow('owner')
  @Answers(201, oneTimeLinkSchema)
  makeOneTimeLink(@Param({ schema: idParamsSchema }) { id }: IdParams): Promise<OneTimeLink> {
    return this.accounts.makeOneTimeLink(id);
  }
}
