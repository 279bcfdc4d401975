import { Injectable } from '@nestjs/common';
import { type Service, type TaxRule, addDays } from '@polaris/contracts';
import { BusinessClock } from '../../platform/config/business-clock';
import { BusinessProfileService } from '../business-profile/business-profile.service';
import { ServicesService } from '../services/services.service';
import type { PurchaseEntity } from './purchase.entity';

type Sold = Pick<PurchaseEntity, 'includedSessions' | 'sessionMinutes' | 'bookBy'>;

export interface SaleTerms {
  service: Service;
  tax: TaxRule;
  sessions: Sold;
}

/** What a sale copies from the catalog and the business profile, because they can change later. */
@Injectable()
export class SaleTermsService {
  constructor(
    private readonly catalog: ServicesService,
    private readonly profile: BusinessProfileService,
    private readonly clock: BusinessClock,
  ) {}

  /** The sessions of a service, active or not, that an offer includes. */
  async getOfferedSessions(serviceId: number, count: number): Promise<Sold> {
    const service = await this.catalog.get(serviceId, { all: true });
    return includedSessionsOf({ ...service, includedSessions: count }, await this.clock.today());
  }

  /** Today's terms of an active service; throws 404 for any other. */
  async get(serviceId: number): Promise<SaleTerms> {
    const service = await this.catalog.get(serviceId, { all: false });
    const tax = await this.profile.taxRule();
    return { service, tax, sessions: includedSessionsOf(service, await this.clock.today()) };
  }
}

const includedSessionsOf = (service: Service, today: string): Sold => ({
  includedSessions: service.includedSessions,
  sessionMinutes: service.sessionMinutes,
  bookBy:
    service.includedSessions > 0 && service.bookWithinDays !== null
      ? addDays(today, service.bookWithinDays)
      : null,
});
