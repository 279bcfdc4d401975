import { Injectable, Logger } from '@nestjs/common';
import {
  type Asset,
  type AuthorTestimonial,
  type LandingService,
  type LinkResult,
  type PublicTestimonial,
  type NewsletterLink,
  type NewsletterLinkState,
  type PublicEssay,
  type Service,
  type SiteData,
  type SubmitResult,
  type TaxRule,
  type TestimonialStep,
  type Visitor,
  contactInputSchema,
  newsletterInputSchema,
  newsletterTokenSchema,
} from '@polaris/contracts';
import { AssetsService } from '../assets/assets.service';
import { BusinessProfileService } from '../../sales/business-profile/business-profile.service';
import { OutageLog } from '../../platform/logging/outage-log';
import { ProblemError, invalid, toFieldErrors } from '../../platform/problem/problem';
import { toProblemError } from '../../platform/http/problem.filter';
import { EssaysService } from '../essays/essays.service';
import { ContactsService } from '../../people/contacts/contacts.service';
import { BookingSettingsService } from '../../schedule/booking/booking-settings.service';
import { IntroServicesService } from '../../schedule/intro-calls/intro-services.service';
import { ServicesService } from '../../sales/services/services.service';
import { TestimonialsService } from '../testimonials/testimonials.service';
import { TestimonialFormsService } from './testimonial-forms.service';
import { SubscribersService } from '../subscribers/subscribers.service';

/** The data and forms of public pages, directly from the services instead of through HTTP. */
@Injectable()
export class SiteDataService implements SiteData {
  private readonly logger = new Logger('SiteData');
  private readonly outage = new OutageLog(this.logger, 'Data of pages can be read again.');

  constructor(
    private readonly catalog: ServicesService,
    private readonly assetsService: AssetsService,
    private readonly contacts: ContactsService,
    private readonly testimonialsService: TestimonialsService,
    private readonly testimonialForms: TestimonialFormsService,
    private readonly subscribers: SubscribersService,
    private readonly essaysService: EssaysService,
    private readonly profile: BusinessProfileService,
    private readonly booking: BookingSettingsService,
    private readonly introServices: IntroServicesService,
  ) {}

  landingServices(): Promise<LandingService[]> {
    return this.forPage(this.catalog.listLanding());
  }

  services(): Promise<Service[]> {
    return this.forPage(this.catalog.listActive());
  }

  service(id: number): Promise<Service | null> {
    return this.forPage(this.findService(id));
  }

  taxRule(): Promise<TaxRule> {
    return this.forPage(this.profile.taxRule());
  }

  booksSessions(): Promise<boolean> {
    return this.forPage(this.booking.get().then(({ open }) => open));
  }

  takesCalls(): Promise<boolean> {
    return this.forPage(this.introServices.areOpen());
  }

  assets(): Promise<Asset[]> {
    return this.forPage(this.assetsService.listActive());
  }

  essays(): Promise<PublicEssay[]> {
    return this.forPage(this.essaysService.listPublished());
  }

  /** Handles a form posted without scripts, with the same contract and limit as the API. */
  async submitContact(fields: Record<string, unknown>, visitor: Visitor): Promise<SubmitResult> {
    const parsed = contactInputSchema.safeParse(fields);
    return answered(async () => {
      if (!parsed.success) throw invalid(toFieldErrors(parsed.error.issues));
      await this.contacts.submit(parsed.data, visitor);
    });
  }

  async subscribe(fields: Record<string, unknown>, visitor: Visitor): Promise<SubmitResult> {
    const parsed = newsletterInputSchema.safeParse(fields);
    return answered(async () => {
      if (!parsed.success) throw invalid(toFieldErrors(parsed.error.issues));
      await this.subscribers.subscribe(parsed.data, visitor);
    });
  }

  followNewsletterLink(link: NewsletterLink, token: string): Promise<NewsletterLinkState> {
    if (!isToken(token)) return Promise.resolve('unknown');
    return this.forPage(this.subscribers.useLink(link, token));
  }

  testimonials(): Promise<PublicTestimonial[]> {
    return this.forPage(this.testimonialsService.listShown());
  }

  findTestimonialByToken(token: string): Promise<LinkResult<AuthorTestimonial>> {
    return this.forPage(this.testimonialForms.open(token));
  }

  submitTestimonial(
    token: string,
    fields: Record<string, unknown>,
    visitor: Visitor,
  ): Promise<LinkResult<TestimonialStep>> {
    return this.forPage(this.testimonialForms.submit(token, fields, visitor));
  }

  private async findService(id: number): Promise<Service | null> {
    return this.catalog.getActive(id).catch((error: unknown) => {
      if (error instanceof ProblemError && error.getStatus() === 404) return null;
      throw error;
    });
  }

  /** Throws a Response with the status of the failure, which the router expects. */
  private forPage<T>(reading: Promise<T>): Promise<T> {
    reading.then(() => this.outage.worked(), ignore);
    return reading.catch((error: unknown) => {
      const refusal = toProblemError(error);
      const failure = `A page's data could not be read: ${(error as Error).message}`;
      if (refusal.getStatus() === 503) this.outage.failed(failure);
      else this.logger.error(failure);
      throw new Response(null, { status: refusal.getStatus(), headers: { 'retry-after': '5' } });
    });
  }
}

const isToken = (token: string): boolean => newsletterTokenSchema.safeParse(token).success;

/** The result of a posted form. */
async function answered(submit: () => Promise<void>): Promise<SubmitResult> {
  try {
    await submit();
    return { ok: true };
  } catch (error) {
    const refusal = toProblemError(error);
    const { retryAfterSeconds } = refusal;
    return { ok: false, problem: refusal.toProblem(), retryAfterSeconds };
  }
}

/** The rejection is handled by the `catch` in `forPage`. */
const ignore = () => undefined;
