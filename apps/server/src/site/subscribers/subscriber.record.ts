import { Injectable } from '@nestjs/common';
import { RecordRegistry } from '../../records/registry/record-registry.service';
import { SubscriberTokensRepository } from './subscriber-tokens.repository';
import { subscriberColumns } from './subscriber.columns';
import { SUBSCRIBER } from './subscribers.repository';

/** Registers subscribers with the audit log, the trash and exports. */
@Injectable()
export class SubscriberRecordKind {
  constructor(registry: RecordRegistry, tokens: SubscriberTokensRepository) {
    registry.register({
      table: 'subscribers',
      name: SUBSCRIBER,
      label: 'email',
      trash: {
        kind: 'subscriber',
        onPurge: (ids) => tokens.removeAllOf(ids),
      },
      export: { kind: 'subscribers', columns: subscriberColumns.inFile },
    });
  }
}
