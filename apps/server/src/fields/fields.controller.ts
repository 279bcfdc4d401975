import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import {
  type CustomField,
  type CustomFieldInput,
  type CustomFieldUpdate,
  type CustomerField,
  type CustomerFieldsInput,
  type FieldOrder,
  type IdParams,
  MAX_FIELDS,
  customFieldInputSchema,
  customFieldSchema,
  customFieldUpdateSchema,
  customFieldsSchema,
  customerFieldsInputSchema,
  customerFieldsSchema,
  fieldOrderSchema,
  idParamsSchema,
} from '@polaris/contracts';
import { Allow } from '../platform/http/policy';
import { Operation, Returns, Tag } from '../platform/openapi/operation';
import { TrashService } from '../records/trash/trash.service';
import { CustomerFieldsService } from './customer-fields.service';
import { fieldExamples } from './field.examples';
import { FieldsService } from './fields.service';

@Tag('Fields', {
  description: 'What the owner wants to know of every customer, beside what all records have.',
  examples: fieldExamples,
})
@Controller()
export class FieldsController {
  constructor(
    private readonly fields: FieldsService,
    private readonly ofCustomers: CustomerFieldsService,
    private readonly trash: TrashService,
  ) {}

  @Get('admin/customer-fields')
  @Allow('owner')
  @Operation('listCustomFields', "List the fields of customers in the owner's order")
  @Returns(200, customFieldsSchema)
  list(): Promise<CustomField[]> {
    return this.fields.list();
  }

  @Post('admin/customer-fields')
  @Allow('owner')
  @Operation('createCustomField', 'Add a field to all customers', {
    errors: { 409: `There is a field with this name already, or there are ${MAX_FIELDS} fields.` },
  })
  @Returns(201, customFieldSchema)
  create(@Body({ schema: customFieldInputSchema }) input: CustomFieldInput): Promise<CustomField> {
    return this.fields.create(input);
  }

  @Put('admin/customer-fields/order')
  @Allow('owner')
  @Operation('arrangeCustomFields', 'Put all fields into another order', {
    errors: { 409: 'The fields were changed in another window. Look at them again.' },
  })
  @Returns(200, customFieldsSchema)
  arrange(@Body({ schema: fieldOrderSchema }) order: FieldOrder): Promise<CustomField[]> {
    return this.fields.arrange(order);
  }

  @Put('admin/customer-fields/:id')
  @Allow('owner')
  @Operation('updateCustomField', 'Rename a field, or change its choices', {
    errors: { 409: 'The field was changed in another window, or customers have a removed choice.' },
  })
  @Returns(200, customFieldSchema)
  update(
    @Param({ schema: idParamsSchema }) { id }: IdParams,
    @Body({ schema: customFieldUpdateSchema }) input: CustomFieldUpdate,
  ): Promise<CustomField> {
    return this.fields.update(id, input);
  }

  @Delete('admin/customer-fields/:id')
  @HttpCode(204)
  @Allow('owner')
  @Operation('deleteCustomField', 'Move a field to the trash, with what customers have in it')
  @Returns(204)
  remove(@Param({ schema: idParamsSchema }) { id }: IdParams): Promise<void> {
    return this.trash.remove('customer_field', id);
  }

  @Get('customers/:id/fields')
  @Allow('owner')
  @Operation('listCustomerFields', 'List all fields with what a customer has in each')
  @Returns(200, customerFieldsSchema)
  ofCustomer(@Param({ schema: idParamsSchema }) { id }: IdParams): Promise<CustomerField[]> {
    return this.ofCustomers.get(id);
  }

  @Put('customers/:id/fields')
  @Allow('owner')
  @Operation('setCustomerFields', 'Set what a customer has in some fields', {
    errors: { 409: 'The value or the field was changed in another window.' },
  })
  @Returns(200, customerFieldsSchema)
  setOfCustomer(
    @Param({ schema: idParamsSchema }) { id }: IdParams,
    @Body({ schema: customerFieldsInputSchema }) input: CustomerFieldsInput,
  ): Promise<CustomerField[]> {
    return this.ofCustomers.set(id, input);
  }
}
