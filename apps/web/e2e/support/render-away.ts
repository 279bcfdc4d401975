import type { SiteData, WebBuild } from '@polaris/contracts';

/** A data source that fails like an unavailable database, which the server answers with this status. */
export const away = async (): Promise<never> => {
  throw new Response(null, { status: 503, headers: { 'retry-after': '5' } });
};

const unavailableNewsletter = { subscribe: away, followNewsletterLink: away };

/** A page rendered by the built site without a database, except for the data that the test provides. */
export async function renderWithoutDatabase(
  path: string,
  own: Partial<SiteData> = {},
): Promise<Response> {
  const built = new URL('../../build/server/index.js', import.meta.url).href;
  const { renderSite } = (await import(built)) as WebBuild;
  const data = {
    services: away,
    landingServices: away,
    essays: away,
    service: away,
    assets: away,
    taxRule: away,
    booksSessions: away,
    takesCalls: away,
  };
  const testimonials = {
    testimonials: away,
    findTestimonialByToken: away,
    submitTestimonial: away,
  };
  return renderSite(new Request(`http://localhost${path}`), {
    data: { ...data, ...testimonials, submitContact: away, ...unavailableNewsletter, ...own },
    visitor: { address: '127.0.0.1', isOnOwnPage: false },
    report: () => undefined,
    nonce: 'nonce',
    publicUrl: 'http://localhost',
    takesCards: false,
  });
}
