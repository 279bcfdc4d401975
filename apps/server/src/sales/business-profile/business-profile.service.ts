import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { BusinessProfile, BusinessProfileInput, TaxRule } from '@polaris/contracts';
import { Database } from '../../platform/database/database';
import { BusinessClock } from '../../platform/config/business-clock';
import { MailSender } from '../../platform/config/mail-sender';
import { stale } from '../../platform/problem/problem';
import type { BusinessProfileEntity } from './business-profile.entity';
import { BusinessProfileRepository } from './business-profile.repository';
import { UNSAVED_ZONE } from './business-day.read-model';

/** The profile before it is saved for the first time. */
const unsaved: BusinessProfile = {
  legalName: null,
  address: null,
  email: null,
  taxId: null,
  timeZone: UNSAVED_ZONE,
  daysUntilDue: 14,
  taxMode: 'added',
  taxRate: 0,
  orderInvoices: 'taxed',
  bankDebits: false,
  offerCodeAbove: null,
  terms: null,
  bankDetails: null,
  offerTerms: null,
  version: 0,
  updatedAt: null,
};

@Injectable()
export class BusinessProfileService implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly profiles: BusinessProfileRepository,
    private readonly clock: BusinessClock,
    private readonly sender: MailSender,
  ) {}

  onModuleInit(): void {
    this.clock.setZone(async () => (await this.profiles.findTimeZone()) ?? unsaved.timeZone);
    this.sender.setBusinessName(async () => (await this.get()).legalName);
  }

  async get(): Promise<BusinessProfile> {
    const row = await this.profiles.find();
    return row ? toProfile(row) : unsaved;
  }

  /** The rules for sales tax of today. */
  async taxRule(): Promise<TaxRule> {
    const { taxMode, taxRate } = await this.get();
    return { taxMode, taxRate };
  }

  /** Whether orders are invoiced as soon as they are placed. */
  async invoicesOrders(): Promise<boolean> {
    const { orderInvoices, taxRate, legalName, address } = await this.get();
    const isWanted = orderInvoices === 'always' || (orderInvoices === 'taxed' && taxRate > 0);
    return isWanted && legalName !== null && address !== null;
  }

  /** Replaces the profile; fields that are not sent become empty. */
  update({ version, ...input }: BusinessProfileInput): Promise<BusinessProfile> {
    return this.database.transaction(async () => {
      const { taxMode, taxRate, orderInvoices, bankDebits } = unsaved;
      const row = await this.profiles.lock({ taxMode, taxRate, orderInvoices, bankDebits });
      if (version !== undefined && version !== (row.version ?? 0)) throw stale();
      Object.assign(row, { ...emptied, ...sent(input) });
      return toProfile(await this.profiles.save(row));
    });
  }
}

const emptied = {
  legalName: null,
  address: null,
  email: null,
  taxId: null,
  terms: null,
  bankDetails: null,
};

const sent = (input: object): object =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));

const toProfile = ({ id: _only, updatedAt, ...row }: BusinessProfileEntity): BusinessProfile => ({
  ...row,
  updatedAt: updatedAt.toISOString(),
});
