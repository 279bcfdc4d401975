import {
  type RouteConfig,
  type RouteConfigEntry,
  index,
  layout,
  route,
} from '@react-router/dev/routes';
import { legalPages } from '../content/navigation.ts';
import { portfolioPages } from '../content/portfolio/portfolio.ts';
import { essaySlugs } from '../content/series.ts';

const notFound = 'routes/site/not-found.tsx';

/** Routes are case-sensitive: the server redirects other spellings. */
const caseSensitiveRoutes = (routes: RouteConfigEntry[]): RouteConfigEntry[] =>
  routes.map(({ children, ...entry }) => ({
    ...entry,
    caseSensitive: true,
    ...(children && { children: caseSensitiveRoutes(children) }),
  }));

/** The site map. Portfolio and series pages have no common header and footer, and who reads an offer or pays sees nothing of the site. */
export default caseSensitiveRoutes([
  route('robots.txt', 'routes/site/robots.ts'),
  route('sitemap.xml', 'routes/site/sitemap.ts'),
  route('site.webmanifest', 'routes/site/web-manifest.ts'),
  route('.well-known/security.txt', 'routes/site/security-contact.ts'),
  layout('layout/site-layout.tsx', [
    index('routes/site/landing.tsx'),
    route('services', 'routes/site/services.tsx'),
    route('services/:id', 'routes/site/service.tsx'),
    route('about', 'routes/site/about.tsx'),
    route('contact', 'routes/site/contact.tsx'),
    ...legalPages.map(({ path }) =>
      route(path.slice(1), 'routes/site/legal.tsx', { id: `legal${path}` }),
    ),
    route('testimonial', 'routes/site/testimonial.tsx'),
    route('call', 'routes/account/call.tsx'),
    route('newsletter', 'routes/newsletter/newsletter.tsx'),
    route('newsletter/confirm', 'routes/newsletter/confirm.tsx'),
    route('newsletter/unsubscribe', 'routes/newsletter/unsubscribe.tsx'),
    route('login', 'routes/account/login.tsx'),
    route('invitation', 'routes/account/invitation.tsx'),
    route('dashboard', 'routes/account/dashboard.tsx'),
    route('dashboard/book/:id', 'routes/account/book.tsx'),
    route('dashboard/purchases/:id', 'routes/account/purchase.tsx'),
    route('dashboard/profile', 'routes/account/profile.tsx'),
    route('admin/*', 'routes/admin/admin.tsx'),
    route('offline', 'routes/site/offline.tsx'),
    route('*', notFound),
  ]),
  layout('layout/quiet-layout.tsx', [
    route('pay', 'routes/account/pay.tsx'),
    route('offer', 'routes/account/offer.tsx'),
  ]),
  layout('layout/bare-layout.tsx', [
    route('portfolio', 'routes/portfolio/portfolio-layout.tsx', [
      index('routes/portfolio/portfolio-index.tsx'),
      ...portfolioPages.map((page) => route(page, `routes/portfolio/${page}.tsx`)),
      route('cases/:slug', 'routes/portfolio/case.tsx'),
    ]),
    route('portfolio/*', notFound, { id: 'portfolio-not-found' }),
    route('PolarisNet', 'routes/polaris-net/series-layout.tsx', [
      index('routes/polaris-net/series-index.tsx'),
      ...essaySlugs.map((slug) =>
        route(slug, 'routes/polaris-net/essay.tsx', { id: `essay-${slug}` }),
      ),
      route(':slug', 'routes/polaris-net/written-essay.tsx'),
    ]),
    route('PolarisNet/feed.xml', 'routes/polaris-net/feed.ts'),
    // The not-found page for unknown essays; nothing links to this path.
    route('PolarisNet/404', notFound, { id: 'essay-not-found' }),
    route('PolarisNet/*', notFound, { id: 'series-not-found' }),
  ]),
]) satisfies RouteConfig;
