import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import {
  type LandingService,
  MAX_PAGE,
  type Service,
  type ServiceInput,
  type ServicesQuery,
} from '@polaris/contracts';
import { DataSource, Repository } from 'typeorm';
import { type Page, contains } from '../platform/database/list/list';
import { notFound } from '../platform/http/problem';
import { ContentChangesService } from '../platform/database/content-changes.service';
import { editVersioned } from '../platform/database/edit-versioned';
import { keysetPage } from '../platform/database/list/keyset-page';
import { ServiceEntity } from './service.entity';

const IN_LIST_ORDER = { column: 'sortOrder', direction: 'ASC', kind: 'number' } as const;

@Injectable()
export class ServicesService {
  constructor(
    @InjectRepository(ServiceEntity) private readonly services: Repository<ServiceEntity>,
    private readonly dataSource: DataSource,
    private readonly changes: ContentChangesService,
  ) {}

  /** In list order; visitors and customers are given the active ones alone. */
  async list(query: ServicesQuery, { all }: { all: boolean }): Promise<Page<Service>> {
    const found = this.services.createQueryBuilder('s').where('true');
    if (!all) found.andWhere('s.isActive');
    if (query.category) found.andWhere('s.category = :category', { category: query.category });
    if (query.q)
      found.andWhere('(s.name ilike :q or s.description ilike :q)', { q: contains(query.q) });
    const page = await keysetPage(found, query, IN_LIST_ORDER);
    return { ...page, items: page.items.map(toService) };
  }

  /** What the public catalogue shows, in list order. */
  async listActive(): Promise<Service[]> {
    const order = { sortOrder: 'ASC', id: 'ASC' } as const;
    const rows = await this.services.find({ where: { isActive: true }, order, take: MAX_PAGE });
    return rows.map(toService);
  }

  async listLanding(): Promise<LandingService[]> {
    const rows = await this.services.find({
      select: { id: true, name: true, description: true, price: true, priceDisplay: true },
      where: { isActive: true, showOnLanding: true },
      order: { sortOrder: 'ASC', id: 'ASC' },
      take: 100,
    });
    return rows.map(({ id, name, description, price, priceDisplay }) => ({
      id,
      name,
      description,
      price,
      priceDisplay,
    }));
  }

  /** An inactive one is not there for anyone but the owner. */
  async get(id: number, { all }: { all: boolean }): Promise<Service> {
    const row = await this.services.findOneBy({ id, ...(all ? {} : { isActive: true }) });
    if (!row) throw notFound('This service');
    return toService(row);
  }

  async create(input: ServiceInput): Promise<Service> {
    const created = await this.services.save(this.services.create(toRow(input)));
    this.changes.announce();
    return toService(await this.services.findOneByOrFail({ id: created.id }));
  }

  async update(id: number, input: ServiceInput): Promise<Service> {
    const row = await editVersioned(
      this.dataSource,
      ServiceEntity,
      'This service',
      id,
      input.version,
      (service) => Object.assign(service, toRow(input)),
    );
    this.changes.announce();
    return toService(row);
  }
}

function toRow({ version: _edited, priceDisplay, ...fields }: ServiceInput) {
  return { ...fields, priceDisplay: priceDisplay ?? null };
}

function toService(row: ServiceEntity): Service {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    category: row.category,
    price: row.price,
    priceDisplay: row.priceDisplay,
    isActive: row.isActive,
    showOnLanding: row.showOnLanding,
    sortOrder: row.sortOrder,
    iconName: row.iconName,
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
