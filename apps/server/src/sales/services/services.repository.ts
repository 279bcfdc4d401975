import { Injectable } from '@nestjs/common';
import type { Service, ServicesQuery } from '@polaris/contracts';
import type { FindOptionsWhere } from 'typeorm';
import { keyContains, searchKey } from '../../platform/database/search-key';
import { sql } from '../../platform/database/sql';
import { Database } from '../../platform/database/database';
import { editVersioned } from '../../platform/database/edit-versioned';
import { type JsonPage } from '../../platform/database/list/list';
import { readList } from '../../platform/database/list/read-list';
import { type List, narrow } from '../../platform/database/list/sql-list';
import { serviceColumns } from './service.columns';
import { ServiceEntity } from './service.entity';

const services: List = {
  columns: serviceColumns.inList,
  from: sql`services r`,
  where: [],
  values: [],
  order: { column: 'sortOrder', direction: 'ASC', kind: 'number' },
};

/** Whether inactive services are included. */
export interface Visibility {
  all: boolean;
}

/** All SQL on services is here, except in read models. */
@Injectable()
export class ServicesRepository {
  constructor(private readonly database: Database) {}

  /** In list order; `q` searches name and description. */
  list({ category, q, ...page }: ServicesQuery, { all }: Visibility): Promise<JsonPage> {
    let found = all ? services : { ...services, where: [sql`r."isActive"`] };
    if (category) found = narrow(found, sql`r.category = ?`, category);
    if (q) found = narrow(found, keyContains(searchKey(sql`r.name || ' ' || r.description`)), q);
    return readList(this.database, page, found);
  }

  /** The first active ones in list order. */
  async listActive(limit: number, where: FindOptionsWhere<ServiceEntity> = {}): Promise<Service[]> {
    const rows = await this.services.find({
      where: { ...where, isActive: true },
      order: { sortOrder: 'ASC', id: 'ASC' },
      take: limit,
    });
    return rows.map(toService);
  }

  async find(id: number, { all }: Visibility): Promise<Service | undefined> {
    const row = await this.services.findOneBy({ id, ...(all ? {} : { isActive: true }) });
    return row ? toService(row) : undefined;
  }

  async insert(values: Partial<ServiceEntity>): Promise<Service> {
    const { id } = await this.services.save(this.services.create(values));
    return toService(await this.services.findOneByOrFail({ id }));
  }

  /** Throws 404 if it does not exist, 409 if the version is outdated. */
  async update(
    id: number,
    version: number | undefined,
    values: Partial<ServiceEntity>,
  ): Promise<Service> {
    const edit = (service: ServiceEntity) => Object.assign(service, values);
    return toService(
      await editVersioned(this.database, ServiceEntity, 'This service', id, version, edit),
    );
  }

  /** Returns undefined and changes nothing unless `ids` has all services. Unmoved services keep their version. */
  order(ids: readonly number[]): Promise<Service[] | undefined> {
    return this.database.transaction(async () => {
      const lock = { mode: 'pessimistic_write' } as const;
      const rows = await this.database.tx.find(ServiceEntity, { order: { id: 'ASC' }, lock });
      const byId = new Map(rows.map((row) => [row.id, row]));
      const ordered = ids.flatMap((id) => byId.get(id) ?? []);
      if (ordered.length !== rows.length || ids.length !== rows.length) return undefined;
      ordered.forEach((row, index) => (row.sortOrder = index + 1));
      return (await this.database.tx.save(ServiceEntity, ordered)).map(toService);
    });
  }

  private get services() {
    return this.database.manager.getRepository(ServiceEntity);
  }
}

const toService = (row: ServiceEntity): Service => serviceColumns.toItem(row);
