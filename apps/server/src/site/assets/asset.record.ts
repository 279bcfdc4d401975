import { Injectable } from '@nestjs/common';
import { RecordRegistry } from '../../records/registry/record-registry.service';
import { ASSET } from './assets.repository';

/** Registers assets with the audit log and the trash. */
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
