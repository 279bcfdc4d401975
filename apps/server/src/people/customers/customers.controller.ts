import { Controller } from '@nestjs/common';
import {
  type Customer,
  type CustomerMatch,
  listCustomers,
  matchCustomers,
  getCustomer,
  createCustomer,
  updateCustomer,
  deleteCustomer,
  convertContact,
} from '@polaris/contracts';
import { Handle, type InputOf } from '../../platform/http/handle';
import type { JsonPage } from '../../platform/database/list/list';
import { TrashService } from '../../records/trash/trash.service';
import { CustomersService } from './customers.service';

@Controller()
export class CustomersController {
  constructor(
    private readonly customers: CustomersService,
    private readonly trash: TrashService,
  ) {}

  @Handle(listCustomers)
  list({ query }: InputOf<typeof listCustomers>): Promise<JsonPage> {
    return this.customers.list(query);
  }

  @Handle(matchCustomers)
  findMatches({ query }: InputOf<typeof matchCustomers>): Promise<CustomerMatch[]> {
    return this.customers.findMatches(query);
  }

  @Handle(getCustomer)
  get({ params: { id } }: InputOf<typeof getCustomer>): Promise<Customer> {
    return this.customers.get(id);
  }

  @Handle(createCustomer)
  create({
    query: { unlessKnown },
    body: input,
  }: InputOf<typeof createCustomer>): Promise<Customer> {
    return unlessKnown ? this.customers.createUnlessKnown(input) : this.customers.create(input);
  }

  @Handle(updateCustomer)
  update({ params: { id }, body: input }: InputOf<typeof updateCustomer>): Promise<Customer> {
    return this.customers.update(id, input);
  }

  @Handle(deleteCustomer)
  remove({ params: { id } }: InputOf<typeof deleteCustomer>): Promise<void> {
    return this.trash.remove('customer', id);
  }

  @Handle(convertContact)
  convert({ params: { id }, body: input }: InputOf<typeof convertContact>): Promise<Customer> {
    return this.customers.convert(id, input);
  }
}
