import { Injectable } from '@nestjs/common';
import type { ServicesQuery } from '@polaris/contracts';
import { DataSource, type FindOptionsWhere } from 'typeorm';
import { editVersioned } from '../platform/database/edit-versioned';
import { keysetPage } from '../platform/database/list/keyset-page';
import { type Page, contains } from '../platform/database/list/list';
import { ServiceEntity } from './service.entity';

const IN_LIST_ORDER = { column: 'sortOrder', direction: 'ASC', kind: 'number' } as const;

/** Which services: the active ones alone, or all of them. */
export interface Visibility {
  all: boolean;
}

@Injectable()
export class ServicesRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** In list order. */
  list({ category, q, ...page }: ServicesQuery, { all }: Visibility): Promise<Page<ServiceEntity>> {
    const found = this.services.createQueryBuilder('s').where('true');
    if (!all) found.andWhere('s.isActive');
    if (category) found.andWhere('s.category = :category', { category });
    if (q) found.andWhere('(s.name ilike :q or s.description ilike :q)', { q: contains(q) });
    return keysetPage(found, page, IN_LIST_ORDER);
  }

  /** The first active ones in list order. */
  listActive(limit: number, where: FindOptionsWhere<ServiceEntity> = {}): Promise<ServiceEntity[]> {
    return this.services.find({
      where: { ...where, isActive: true },
      order: { sortOrder: 'ASC', id: 'ASC' },
      take: limit,
    });
  }

  find(id: number, { all }: Visibility): Promise<ServiceEntity | null> {
    return this.services.findOneBy({ id, ...(all ? {} : { isActive: true }) });
  }

  async insert(values: Partial<ServiceEntity>): Promise<ServiceEntity> {
    const { id } = await this.services.save(this.services.create(values));
    return this.services.findOneByOrFail({ id });
  }

  /** 404 when there is none, 409 when the version is no longer the newest. */
  update(
    id: number,
    version: number | undefined,
    values: Partial<ServiceEntity>,
  ): Promise<ServiceEntity> {
    return editVersioned(this.dataSource, ServiceEntity, 'This service', id, version, (service) =>
      Object.assign(service, values),
    );
  }

  private get services() {
    return this.dataSource.getRepository(ServiceEntity);
  }
}
