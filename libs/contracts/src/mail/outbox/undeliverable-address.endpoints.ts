import { endpoint } from '../../api/endpoint.ts';
import { idParamsSchema } from '../../values/text/text.ts';
import {
  undeliverableAddressesQuerySchema,
  undeliverableAddressesSchema,
} from './undeliverable-address.ts';

export const listUndeliverableAddresses = endpoint({
  tag: 'Mail',
  summary: 'List the addresses from which mail comes back, the newest first',
  method: 'GET',
  path: '/api/admin/undeliverable-addresses',
  allow: 'owner',
  query: undeliverableAddressesQuerySchema,
  returns: undeliverableAddressesSchema,
});

export const retryAddress = endpoint({
  tag: 'Mail',
  summary: 'Send mail to an address again',
  description: 'What was not sent stays as it is: it can be sent again, one mail at a time.',
  method: 'DELETE',
  path: '/api/admin/undeliverable-addresses/:id',
  allow: 'owner',
  proof: 'session',
  params: idParamsSchema,
});
