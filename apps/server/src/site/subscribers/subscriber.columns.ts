import { type Subscriber, subscriberSchema } from '@polaris/contracts';
import { joined, plain, time } from '../../platform/database/list/column';
import { Columns } from '../../platform/database/list/columns';
import {
  customerOfSubscriber,
  statusOfSubscriber,
  undeliverableSubscriber,
} from './subscriber-parts.read-model';
import type { SubscriberEntity } from './subscriber.entity';

export const subscriberColumns = new Columns<SubscriberEntity, Subscriber>(subscriberSchema, {
  id: plain('export'),
  email: plain('export'),
  status: joined({ ...statusOfSubscriber, inCell: statusOfSubscriber.inList }),
  askedAt: time('export'),
  confirmedAt: time('export'),
  unsubscribedAt: time('export'),
  source: plain('export'),
  customer: joined(customerOfSubscriber),
  undeliverable: joined(undeliverableSubscriber),
  version: plain('none'),
  createdAt: time('export'),
});
