import { Controller } from '@nestjs/common';
import {
  type CustomField,
  type CustomerField,
  listCustomFields,
  createCustomField,
  arrangeCustomFields,
  updateCustomField,
  deleteCustomField,
  listCustomerFields,
  setCustomerFields,
} from '@polaris/contracts';
import { Handle, type InputOf } from '../../platform/http/handle';
import { TrashService } from '../../records/trash/trash.service';
import { CustomerFieldsService } from './customer-fields.service';
import { FieldsService } from './fields.service';

@Controller()
export class FieldsController {
  constructor(
    private readonly fields: FieldsService,
    private readonly ofCustomers: CustomerFieldsService,
    private readonly trash: TrashService,
  ) {}

  @Handle(listCustomFields)
  list(): Promise<CustomField[]> {
    return this.fields.list();
  }

  @Handle(createCustomField)
  create({ body: input }: InputOf<typeof createCustomField>): Promise<CustomField> {
    return this.fields.create(input);
  }

  @Handle(arrangeCustomFields)
  arrange({ body: order }: InputOf<typeof arrangeCustomFields>): Promise<CustomField[]> {
    return this.fields.arrange(order);
  }

  @Handle(updateCustomField)
  update({ params: { id }, body: input }: InputOf<typeof updateCustomField>): Promise<CustomField> {
    return this.fields.update(id, input);
  }

  @Handle(deleteCustomField)
  remove({ params: { id } }: InputOf<typeof deleteCustomField>): Promise<void> {
    return this.trash.remove('customer_field', id);
  }

  @Handle(listCustomerFields)
  ofCustomer({ params: { id } }: InputOf<typeof listCustomerFields>): Promise<CustomerField[]> {
    return this.ofCustomers.get(id);
  }

  @Handle(setCustomerFields)
  setOfCustomer({
    params: { id },
    body: input,
  }: InputOf<typeof setCustomerFields>): Promise<CustomerField[]> {
    return this.ofCustomers.set(id, input);
  }
}
