import { Injectable } from '@nestjs/common';
import {
  type LandingService,
  MAX_PAGE,
  type Service,
  type ServiceInput,
  type ServicesQuery,
} from '@polaris/contracts';
import { ContentChangesService } from '../platform/database/content-changes.service';
import type { Page } from '../platform/database/list/list';
import { notFound } from '../platform/http/problem';
import type { ServiceEntity } from './service.entity';
import { ServicesRepository, type Visibility } from './services.repository';

const MOST_ON_LANDING = 100;

@Injectable()
export class ServicesService {
  constructor(
    private readonly services: ServicesRepository,
    private readonly changes: ContentChangesService,
  ) {}

  /** In list order; visitors and customers are given only the active ones. */
  async list(query: ServicesQuery, seen: Visibility): Promise<Page<Service>> {
    const page = await this.services.list(query, seen);
    return { ...page, items: page.items.map(toService) };
  }

  /** What the public catalog shows, in list order. */
  async listActive(): Promise<Service[]> {
    return (await this.services.listActive(MAX_PAGE)).map(toService);
  }

  async listLanding(): Promise<LandingService[]> {
    const rows = await this.services.listActive(MOST_ON_LANDING, { showOnLanding: true });
    return rows.map(({ id, name, description, price, priceDisplay }) => ({
      id,
      name,
      description,
      price,
      priceDisplay,
    }));
  }

  /** An inactive one is not there for anyone but the owner. */
  async get(id: number, seen: Visibility): Promise<Service> {
    const row = await this.services.find(id, seen);
    if (!row) throw notFound('This service');
    return toService(row);
  }

  async create(input: ServiceInput): Promise<Service> {
    const created = await this.services.insert(toRow(input));
    this.changes.announce();
    return toService(created);
  }

  async update(id: number, input: ServiceInput): Promise<Service> {
    const row = await this.services.update(id, input.version, toRow(input));
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
