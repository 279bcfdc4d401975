import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  Post,
  Put,
  Query,
  Req,
  Res,
} from '@nestjs/common';
import {
  type Conversion,
  type Customer,
  type CustomerCreateQuery,
  type CustomerInput,
  type CustomerMatch,
  type CustomerMatchesQuery,
  type CustomerUpdate,
  type CustomersQuery,
  type IdParams,
  conversionSchema,
  customerCreateQuerySchema,
  customerInputSchema,
  customerMatchesQuerySchema,
  customerMatchesSchema,
  customerSchema,
  customerUpdateSchema,
  customersQuerySchema,
  customersSchema,
  idParamsSchema,
} from '@polaris/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Operation, Returns, Tag } from '../platform/openapi/operation';
import { sendJson } from '../platform/database/list/list';
import { Allow } from '../platform/http/policy';
import { TrashService } from '../records/trash/trash.service';
import { CustomersService } from './customers.service';
import { customerExamples } from './customer.examples';

@Tag('Customers', { description: 'The records of the CRM.', examples: customerExamples })
@Controller()
export class CustomersController {
  constructor(
    private readonly customers: CustomersService,
    private readonly trash: TrashService,
  ) {}

  @Get('customers')
  @Allow('owner')
  @Operation('listCustomers', 'List customers, the newest first')
  @Returns(200, customersSchema)
  async list(
    @Query({ schema: customersQuerySchema }) query: CustomersQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    return sendJson(await this.customers.list(query), request, reply);
  }

  @Get('customers/matches')
  @Allow('owner')
  @Operation('matchCustomers', 'Find the customers who have an email or a phone')
  @Returns(200, customerMatchesSchema)
  findMatches(
    @Query({ schema: customerMatchesQuerySchema }) query: CustomerMatchesQuery,
  ): Promise<CustomerMatch[]> {
    return this.customers.findMatches(query);
  }

  @Get('customers/:id')
  @Allow('owner')
  @Operation('getCustomer', 'Read a customer')
  @Returns(200, customerSchema)
  get(@Param({ schema: idParamsSchema }) { id }: IdParams): Promise<Customer> {
    return this.customers.get(id);
  }

  @Post('customers')
  @Allow('owner')
  @Operation('createCustomer', 'Add a customer', {
    errors: { 409: 'With unlessKnown, a customer has this email or phone already.' },
  })
  @Returns(201, customerSchema)
  create(
    @Query({ schema: customerCreateQuerySchema }) { unlessKnown }: CustomerCreateQuery,
    @Body({ schema: customerInputSchema }) input: CustomerInput,
  ): Promise<Customer> {
    return unlessKnown ? this.customers.createUnlessKnown(input) : this.customers.create(input);
  }

  @Put('customers/:id')
  @Allow('owner')
  @Operation('updateCustomer', 'Change a customer')
  @Returns(200, customerSchema)
  update(
    @Param({ schema: idParamsSchema }) { id }: IdParams,
    @Body({ schema: customerUpdateSchema }) input: CustomerUpdate,
  ): Promise<Customer> {
    return this.customers.update(id, input);
  }

  @Delete('customers/:id')
  @HttpCode(204)
  @Allow('owner')
  @Operation('deleteCustomer', 'Move a customer to the trash')
  @Returns(204)
  remove(@Param({ schema: idParamsSchema }) { id }: IdParams): Promise<void> {
    return this.trash.remove('customer', id);
  }

  @Post('contacts/:id/convert')
  @Allow('owner')
  @Operation('convertContact', 'Make a customer of a contact', {
    errors: { 409: 'This contact is a customer already.' },
  })
  @Returns(201, customerSchema)
  convert(
    @Param({ schema: idParamsSchema }) { id }: IdParams,
    @Body({ schema: conversionSchema }) input: Conversion,
  ): Promise<Customer> {
    return this.customers.convert(id, input);
  }
}
