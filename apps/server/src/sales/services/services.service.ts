import { Injectable } from '@nestjs/common';
import {
  type LandingService,
  MAX_PAGE,
  type Service,
  type ServiceInput,
  type ServiceOrder,
  type ServicesQuery,
} from '@polaris/contracts';
import { ContentChangesService } from '../../platform/database/events/content-changes.service';
import { PublicReadsService } from '../../platform/http/limits/public-reads.service';
import type { JsonPage } from '../../platform/database/list/list';
import { conflict, notFound } from '../../platform/problem/problem';
import { ServicesRepository, type Visibility } from './services.repository';

const MAX_ON_LANDING = 100;

@Injectable()
export class ServicesService {
  constructor(
    private readonly services: ServicesRepository,
    private readonly changes: ContentChangesService,
    private readonly publicReads: PublicReadsService,
  ) {}

  /** In list order; visitors and customers are given only the active ones. */
  list(query: ServicesQuery, seen: Visibility): Promise<JsonPage> {
    const read = () => this.services.list(query, seen);
    return seen.all ? read() : this.publicReads.getVariant('services', query, read);
  }

  /** What the public catalog shows, in list order. */
  listActive(): Promise<Service[]> {
    return this.publicReads.get('services of the catalog', () =>
      this.services.listActive(MAX_PAGE),
    );
  }

  listLanding(): Promise<LandingService[]> {
    return this.publicReads.get('services of the landing page', () => this.readLanding());
  }

  private async readLanding(): Promise<LandingService[]> {
    const services = await this.services.listActive(MAX_ON_LANDING, { showOnLanding: true });
    return services.map(({ id, name, description, price, priceDisplay }) => ({
      id,
      name,
      description,
      price,
      priceDisplay,
    }));
  }

  /** As everyone may read it, from memory. The list may be shorter than the catalog. */
  async getActive(id: number): Promise<Service> {
    const listed = (await this.listActive()).find((service) => service.id === id);
    return listed ?? this.get(id, { all: false });
  }

  /** An inactive one is not there for anyone but the owner. */
  async get(id: number, seen: Visibility): Promise<Service> {
    const service = await this.services.find(id, seen);
    if (!service) throw notFound('This service');
    return service;
  }

  async create(input: ServiceInput): Promise<Service> {
    const created = await this.services.insert(toRow(input));
    this.changes.announce();
    return created;
  }

  async update(id: number, input: ServiceInput): Promise<Service> {
    const updated = await this.services.update(id, input.version, toRow(input));
    this.changes.announce();
    return updated;
  }

  /** The first has sort order 1. All are moved, or none. */
  async order({ ids }: ServiceOrder): Promise<Service[]> {
    const ordered = await this.services.order(ids);
    if (!ordered) throw conflict(ORDER_IS_STALE);
    this.changes.announce();
    return ordered;
  }
}

const ORDER_IS_STALE =
  'Services were added or deleted since. Please look at the list again, and move it again.';

/** A text of the page that was not sent is absent, and so stays: an older app does not know it. */
function toRow({ version: _edited, priceDisplay, ...fields }: ServiceInput) {
  return { ...fields, priceDisplay: priceDisplay ?? null };
}
