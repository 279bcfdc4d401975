import { HOUR_MS } from '@polaris/contracts';
import type { DataSource } from 'typeorm';
import { sql } from '../../platform/database/sql';
import { AssetEntity } from '../../site/assets/asset.entity';
import { ContactEntity } from '../../people/contacts/contact.entity';
import { openDataSource } from '../../platform/database/connections';
import { dataSourceOptions } from '../../platform/database/data-source';
import { ServiceEntity } from '../../sales/services/service.entity';
import { demoActivities, demoContacts, demoCustomers } from './demo-crm';
import { starterAssets, starterServices } from './starter-catalog';

const SEED_LOCK = 7_205_759_404;

/** Opens a data source with the entities of the seeded tables. */
export const openSeeded = (url: string): Promise<DataSource> =>
  openDataSource({
    ...dataSourceOptions(url),
    // Without time limits: a large seed on a slow machine can take long.
    extra: {},
    entities: [AssetEntity, ContactEntity, ServiceEntity],
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

/** Adds contacts, customers and activities of the last weeks, all or none of them. */
export async function seedDemoCrm(
  dataSource: DataSource,
  log: (line: string) => void,
): Promise<void> {
  await dataSource.transaction(async (manager) => {
    const contacts = demoContacts.map((contact, index) => ({
      ...contact,
      createdAt: new Date(Date.now() - (index * 19 + 2) * HOUR_MS),
    }));
    await manager.insert(ContactEntity, contacts);
    log(`Contacts: ${contacts.length}`);
    let activities = 0;
    for (const [index, customer] of demoCustomers.entries()) {
      const [{ id }] = await manager.query<[{ id: number }]>(
        sql`insert into customers (name, email, phone, company, status, "totalValue", notes)
         values ($1, $2, $3, $4, $5, $6, $7) returning id`,
        Object.values(customer),
      );
      for (const [step, activity] of demoActivities.slice(0, 2 + (index % 6)).entries()) {
        const at = new Date(Date.now() - (index * 31 + step * 53 + 1) * HOUR_MS);
        await manager.query(
          sql`insert into activities ("customerId", type, subject, description, "createdAt", "updatedAt")
           values ($1, $2, $3, $4, $5, $5)`,
          [id, activity.type, activity.subject, activity.description, at],
        );
        activities += 1;
      }
    }
    log(`Customers: ${demoCustomers.length}`);
    log(`Activities: ${activities}`);
  });
}
