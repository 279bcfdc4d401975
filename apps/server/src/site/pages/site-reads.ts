import type { SiteData, Visitor } from '@polaris/contracts';

/** The data for one page. Records whether all of it could be read. */
export class SiteReads implements SiteData {
  failed = false;
  private readonly byId = new Map<number, ReturnType<SiteData['service']>>();

  constructor(private readonly data: SiteData) {}

  readonly landingServices = () => this.watch(this.data.landingServices());
  readonly services = () => this.watch(this.data.services());
  readonly taxRule = () => this.watch(this.data.taxRule());
  readonly booksSessions = () => this.watch(this.data.booksSessions());
  readonly takesCalls = () => this.watch(this.data.takesCalls());
  readonly assets = () => this.watch(this.data.assets());
  readonly essays = () => this.watch(this.data.essays());
  readonly testimonials = () => this.watch(this.data.testimonials());

  /** The error page reuses the failed read instead of waiting for it again. */
  readonly service = (id: number) => {
    const known = this.byId.get(id) ?? this.watch(this.data.service(id));
    this.byId.set(id, known);
    return known;
  };

  readonly submitContact = (fields: Record<string, unknown>, visitor: Visitor) =>
    this.watch(this.data.submitContact(fields, visitor));

  readonly findTestimonialByToken = (token: string) =>
    this.watch(this.data.findTestimonialByToken(token));

  readonly submitTestimonial: SiteData['submitTestimonial'] = (token, fields, visitor) =>
    this.watch(this.data.submitTestimonial(token, fields, visitor));

  readonly subscribe = (fields: Record<string, unknown>, visitor: Visitor) =>
    this.watch(this.data.subscribe(fields, visitor));

  readonly followNewsletterLink: SiteData['followNewsletterLink'] = (link, token) =>
    this.watch(this.data.followNewsletterLink(link, token));

  private async watch<T>(reading: Promise<T>): Promise<T> {
    try {
      return await reading;
    } catch (error) {
      this.failed = true;
      throw error;
    }
  }
}
