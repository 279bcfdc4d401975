import { endpoint } from '../../api/endpoint.ts';
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

export const listCustomFields = endpoint({
  tag: 'Fields',
  summary: "List the fields of customers in the owner's order",
  method: 'GET',
  path: '/api/admin/customer-fields',
  allow: 'owner',
  returns: customFieldsSchema,
});

export const createCustomField = endpoint({
  tag: 'Fields',
  summary: 'Add a field to all customers',
  method: 'POST',
  path: '/api/admin/customer-fields',
  allow: 'owner',
  proof: 'session',
  body: customFieldInputSchema,
  status: 201,
  returns: customFieldSchema,
  errors: { 409: `There is a field with this name already, or there are ${MAX_FIELDS} fields.` },
});

export const arrangeCustomFields = endpoint({
  tag: 'Fields',
  summary: 'Put all fields into another order',
  method: 'PUT',
  path: '/api/admin/customer-fields/order',
  allow: 'owner',
  proof: 'session',
  body: fieldOrderSchema,
  returns: customFieldsSchema,
  errors: { 409: 'The fields were changed in another window. Look at them again.' },
});

export const updateCustomField = endpoint({
  tag: 'Fields',
  summary: 'Rename a field, or change its choices',
  method: 'PUT',
  path: '/api/admin/customer-fields/:id',
  allow: 'owner',
  proof: 'session',
  params: idParamsSchema,
  body: customFieldUpdateSchema,
  returns: customFieldSchema,
  errors: { 409: 'The field was changed in another window, or customers have a removed choice.' },
});

export const deleteCustomField = endpoint({
  tag: 'Fields',
  summary: 'Move a field to the trash, with what customers have in it',
  method: 'DELETE',
  path: '/api/admin/customer-fields/:id',
  allow: 'owner',
  proof: 'session',
  params: idParamsSchema,
});

export const listCustomerFields = endpoint({
  tag: 'Fields',
  summary: 'List all fields with what a customer has in each',
  method: 'GET',
  path: '/api/customers/:id/fields',
  allow: 'owner',
  params: idParamsSchema,
  returns: customerFieldsSchema,
});

export const setCustomerFields = endpoint({
  tag: 'Fields',
  summary: 'Set what a customer has in some fields',
  method: 'PUT',
  path: '/api/customers/:id/fields',
  allow: 'owner',
  proof: 'session',
  params: idParamsSchema,
  body: customerFieldsInputSchema,
  returns: customerFieldsSchema,
  errors: { 409: 'The value or the field was changed in another window.' },
});
