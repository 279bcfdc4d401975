import { endpoint } from '../../api/endpoint.ts';
import { customerMoneySchema, moneyQuerySchema, moneySchema } from './money.ts';
import { idParamsSchema } from '../../values/text/text.ts';
import { MONEY_FILE } from './money.examples.ts';

export const getMoney = endpoint({
  tag: 'Money',
  summary: 'Sum up what was earned in a year, and what is owed',
  method: 'GET',
  path: '/api/admin/money',
  allow: 'owner',
  query: moneyQuerySchema,
  returns: moneySchema,
});

export const getCustomerMoney = endpoint({
  tag: 'Money',
  summary: 'Sum up what a customer has paid and owes',
  method: 'GET',
  path: '/api/admin/customers/:id/money',
  allow: 'owner',
  params: idParamsSchema,
  returns: customerMoneySchema,
});

export const exportMoney = endpoint({
  tag: 'Money',
  summary: 'Download the payments and refunds of a year as a CSV file',
  method: 'GET',
  path: '/api/admin/export/money',
  allow: 'owner',
  proof: 'recent',
  exports: 'money',
  query: moneyQuerySchema,
  file: { mediaType: 'text/csv', example: MONEY_FILE },
});
