import { endpoint } from '../../api/endpoint.ts';
import { ownerRead } from '../../api/owner-calls.ts';
import { customerMoneySchema, moneyQuerySchema, moneySchema } from './money.ts';
import { idParamsSchema } from '../../values/text/text.ts';

/** Here, as the first screen would load all examples with it. */
const MONEY_FILE = [
  '"date","kind","received","refunded","method","provider","customer","service","purchase","invoice","payment","note"',
  '"2026-03-02","Payment","1800.00","0","bank_transfer","manual","Harbor Trust","Reporting Automation","12","2026-0003","31",""',
].join('\r\n');

export const getMoney = ownerRead({
  tag: 'Money',
  summary: 'Sum up what was earned and offered in a year, and what is owed',
  path: '/api/admin/money',
  query: moneyQuerySchema,
  returns: moneySchema,
});

export const getCustomerMoney = ownerRead({
  tag: 'Money',
  summary: 'Sum up what a customer has paid and owes',
  path: '/api/admin/customers/:id/money',
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
