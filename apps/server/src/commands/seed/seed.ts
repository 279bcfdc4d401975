import type { DataSource } from 'typeorm';
import { sql } from '../../platform/database/sql';
import { AssetEntity } from '../../site/assets/asset.entity';
import { openDataSource } from '../../platform/database/connections';
import { dataSourceOptions } from '../../platform/database/data-source';
import { ServiceEntity } from '../../sales/services/service.entity';
import { BusinessClock } from '../../platform/config/business-clock';
import { Database } from '../../platform/database/database';
import { SampleAdditionService } from '../../records/samples/sample-addition.service';
import { SamplesReadModel } from '../../records/samples/samples.read-model';
import { SamplesRepository } from '../../records/samples/samples.repository';
import { starterAssets, starterServices } from './starter-catalog';

const SEED_LOCK = 7_205_759_404;

/** Opens a data source with the entities of the seeded tables. */
export const openSeeded = (url: string): Promise<DataSource> =>
  openDataSource({
    ...dataSourceOptions(url),
    // Without time limits: a large seed on a slow machine can take long.
    extra: {},
    entities: [AssetEntity, ServiceEntity],
  });

/** Fills an empty catalog; one with any content is left unchanged. Returns whether it filled it. */
export async function seedCatalog(dataSource: DataSource): Promise<boolean> {
  return dataSource.transaction(async (manager) => {
    await manager.query(sql`select pg_advisory_xact_lock($1)`, [SEED_LOCK]);
    const filled =
      (await manager.existsBy(ServiceEntity, {})) || (await manager.existsBy(AssetEntity, {}));
    if (filled) return false;
    await manager.insert(ServiceEntity, starterServices);
    await manager.insert(AssetEntity, starterAssets);
    return true;
  });
}

/** Adds the same samples that an owner can add and remove, all or none of them. */
export async function seedSamples(
  dataSource: DataSource,
  log: (line: string) => void,
): Promise<void> {
  const database = new Database(dataSource);
  const samples = new SamplesRepository(database);
  const readModel = new SamplesReadModel(database);
  const clock = new BusinessClock();
  log(`Added ${await new SampleAdditionService(database, samples, readModel, clock).add()}.`);
}
