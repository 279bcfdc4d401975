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

  /** In list order; visitors and customers only get active ones. */
  list(query: ServicesQuery, seen: Visibility): Promise<JsonPage> {
    const read = () => this.services.list(query, seen);
    return seen.all ? read() : this.publicReads.getVariant('services', query, read);
  }

  /** The public catalog, in list order. */
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

  /** The public version, from memory. Reads the database if the cached list does not contain it. */
  async getActive(id: number): Promise<Service> {
    const listed = (await this.listActive()).find((service) => service.id === id);
    return listed ?? this.get(id, { all: false });
  }

  /** Throws 404 for an inactive service unless the owner asks. */
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

  /** Numbers all services from 1, or none. */
  async order({ ids }: ServiceOrder): Promise<Service[]> {
    const ordered = await this.services.order(ids);
    if (!ordered) throw conflict(ORDER_IS_STALE);
    this.changes.announce();
    return ordered;
  }
}

const ORDER_IS_STALE =
  'Services were added or deleted since. Please look at the list again, and move it again.';

/** Leaves out page texts that were not sent, so that older apps, which do not know them, do not delete them. */
function toRow({ version: _edited, priceDisplay, ...fields }: ServiceInput) {
  return { ...fields, priceDisplay: priceDisplay ?? null };
}
