import type { SiteData, SiteModule } from '@polaris/contracts';

/** What a page's data does while the database is away: the server turns it into this answer. */
export const away = async (): Promise<never> => {
  throw new Response(null, { status: 503, headers: { 'retry-after': '5' } });
};

const newsletterAway = { subscribe: away, newsletterLink: away, followNewsletterLink: away };

/** A page as the built site makes it while the database is away, but for what the test has at hand. */
export async function renderAway(path: string, own: Partial<SiteData> = {}): Promise<Response> {
  const built = new URL('../build/server/index.js', import.meta.url).href;
  const { renderSite } = (await import(built)) as SiteModule;
  const data = {
    services: away,
    landingServices: away,
    service: away,
    assets: away,
    addsSalesTax: away,
  };
  const testimonials = { testimonials: away, testimonialBehind: away, submitTestimonial: away };
  return renderSite(new Request(`http://localhost${path}`), {
    data: { ...data, ...testimonials, submitContact: away, ...newsletterAway, ...own },
    visitor: { address: '127.0.0.1' },
    report: () => undefined,
    nonce: 'nonce',
    publicUrl: 'http://localhost',
    takesCards: false,
  });
}
