import { ownerCreate, ownerDelete, ownerRead, ownerWrite } from '../../api/owner-calls.ts';
import {
  MAX_FIELDS,
  customFieldInputSchema,
  customFieldSchema,
  customFieldUpdateSchema,
  customFieldsSchema,
  customerFieldsInputSchema,
  customerFieldsSchema,
  fieldOrderSchema,
} from './customer-field.ts';
import { idParamsSchema } from '../../values/text/text.ts';

export const listCustomFields = ownerRead({
  tag: 'Fields',
  summary: "List the fields of customers in the owner's order",
  path: '/api/admin/customer-fields',
  returns: customFieldsSchema,
});

export const createCustomField = ownerCreate({
  tag: 'Fields',
  summary: 'Add a field to all customers',
  path: '/api/admin/customer-fields',
  body: customFieldInputSchema,
  returns: customFieldSchema,
  errors: { 409: `There is a field with this name already, or there are ${MAX_FIELDS} fields.` },
});

export const arrangeCustomFields = ownerWrite({
  tag: 'Fields',
  summary: 'Put all fields into another order',
  method: 'PUT',
  path: '/api/admin/customer-fields/order',
  body: fieldOrderSchema,
  returns: customFieldsSchema,
  errors: { 409: 'The fields were changed in another window. Look at them again.' },
});

export const updateCustomField = ownerWrite({
  tag: 'Fields',
  summary: 'Rename a field, or change its choices',
  method: 'PUT',
  path: '/api/admin/customer-fields/:id',
  params: idParamsSchema,
  body: customFieldUpdateSchema,
  returns: customFieldSchema,
  errors: { 409: 'The field was changed in another window, or customers have a removed choice.' },
});

export const deleteCustomField = ownerDelete({
  tag: 'Fields',
  summary: 'Move a field to the trash, with what customers have in it',
  path: '/api/admin/customer-fields/:id',
  params: idParamsSchema,
});

export const listCustomerFields = ownerRead({
  tag: 'Fields',
  summary: 'List all fields with what a customer has in each',
  path: '/api/customers/:id/fields',
  params: idParamsSchema,
  returns: customerFieldsSchema,
});

export const setCustomerFields = ownerWrite({
  tag: 'Fields',
  summary: 'Set what a customer has in some fields',
  method: 'PUT',
  path: '/api/customers/:id/fields',
  params: idParamsSchema,
  body: customerFieldsInputSchema,
  returns: customerFieldsSchema,
  errors: { 409: 'The value or the field was changed in another window.' },
});
