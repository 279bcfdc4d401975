import { type UndeliverableAddress, undeliverableAddressSchema } from '@polaris/contracts';
import { plain, time } from '../../../platform/database/list/column';
import { Columns } from '../../../platform/database/list/columns';
import type { UndeliverableAddressEntity } from './undeliverable-address.entity';

export const undeliverableAddressColumns = new Columns<
  UndeliverableAddressEntity,
  UndeliverableAddress
>(undeliverableAddressSchema, {
  id: plain('none'),
  email: plain('none'),
  kind: plain('none'),
  reason: plain('none'),
  createdAt: time('none'),
});
