import { ownerDelete, ownerRead } from '../../api/owner-calls.ts';
import { idParamsSchema } from '../../values/text/text.ts';
import {
  undeliverableAddressesQuerySchema,
  undeliverableAddressesSchema,
} from './undeliverable-address.ts';

export const listUndeliverableAddresses = ownerRead({
  tag: 'Mail',
  summary: 'List the addresses from which mail comes back, the newest first',
  path: '/api/admin/undeliverable-addresses',
  query: undeliverableAddressesQuerySchema,
  returns: undeliverableAddressesSchema,
});

export const retryAddress = ownerDelete({
  tag: 'Mail',
  summary: 'Send mail to an address again',
  description: 'What was not sent stays as it is: it can be sent again, one mail at a time.',
  path: '/api/admin/undeliverable-addresses/:id',
  params: idParamsSchema,
});
