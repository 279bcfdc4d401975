import type {
  Asset,
  LandingService,
  PublicTestimonial,
  Service,
  SiteData,
} from '@polaris/contracts';

type PublicReads = Pick<
  SiteData,
  'assets' | 'landingServices' | 'service' | 'services' | 'testimonials'
>;

/**
 * What public pages show, read from the database once for all of them and dropped with the pages. A
 * read that was under way when it was dropped answers those who asked before, and nobody after.
 */
export class SiteMemory implements PublicReads {
  private reads = new Map<keyof PublicReads, Promise<readonly unknown[]>>();

  constructor(private readonly data: PublicReads) {}

  drop(): void {
    this.reads = new Map();
  }

  readonly landingServices = (): Promise<LandingService[]> =>
    this.once('landingServices', () => this.data.landingServices());

  readonly services = (): Promise<Service[]> => this.once('services', () => this.data.services());

  readonly assets = (): Promise<Asset[]> => this.once('assets', () => this.data.assets());

  readonly testimonials = (): Promise<PublicTestimonial[]> =>
    this.once('testimonials', () => this.data.testimonials());

  /** The list may be shorter than the catalog. */
  readonly service = async (id: number): Promise<Service | null> => {
    const listed = (await this.services()).find((service) => service.id === id);
    return listed ?? this.data.service(id);
  };

  /** A failed read is not remembered. */
  private once<T>(name: keyof PublicReads, read: () => Promise<T[]>): Promise<T[]> {
    const { reads } = this;
    const known = reads.get(name) as Promise<T[]> | undefined;
    if (known) return known;
    // All pages get the same list: one that changed it would change it for the others.
    const reading = read().then((items) => Object.freeze(items) as T[]);
    reads.set(name, reading);
    reading.catch(() => reads.delete(name));
    return reading;
  }
}

/** The data of pages: what is public from memory, what belongs to one person as ever. */
export const withMemory = (data: SiteData, memory: SiteMemory): SiteData => ({
  landingServices: memory.landingServices,
  services: memory.services,
  service: memory.service,
  assets: memory.assets,
  testimonials: memory.testimonials,
  submitContact: data.submitContact.bind(data),
  testimonialBehind: data.testimonialBehind.bind(data),
  submitTestimonial: data.submitTestimonial.bind(data),
  subscribe: data.subscribe.bind(data),
  newsletterLink: data.newsletterLink.bind(data),
  followNewsletterLink: data.followNewsletterLink.bind(data),
});
