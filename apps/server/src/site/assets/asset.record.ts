import { Injectable } from '@nestjs/common';
import { RecordRegistry } from '../../records/registry/record-registry.service';
import { ASSET } from './assets.repository';

/** What the engines over records know of assets. */
@Injectable()
export class AssetRecordKind {
  constructor(registry: RecordRegistry) {
    registry.register({
      table: 'assets',
      name: ASSET,
      label: 'name',
      trash: { kind: 'asset', isPublic: true },
    });
  }
}
