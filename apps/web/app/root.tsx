import { firstPaintScript } from '@polaris/ui/theme/first-paint';
import { surfaces } from '@polaris/ui/theme/surfaces';
import { withData } from '@polaris/contracts/browser-names';
import { type ReactNode, useContext } from 'react';
import { Links, Meta, Outlet, Scripts, useMatches } from 'react-router';
import { pageScriptAddress } from 'virtual:page-script';
import type { Route } from './+types/root';
import { PageStyles } from './styles/page-styles.tsx';
import { FailurePage } from './layout/failure-page.tsx';
import { PageAssetsContext } from './page-assets.ts';
import { isHydrated } from './page-handle.ts';

export const links: Route.LinksFunction = () => [
  { rel: 'icon', href: '/favicon.ico', sizes: '48x48' },
  { rel: 'icon', href: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
];

export function Layout({ children }: { children: ReactNode }) {
  const hydrate = isHydrated(useMatches());
  return (
    <html lang="en" className="light" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* Light or dark is the visitor's choice, so the theme's script sets it; React would add another. */}
        {!hydrate && <meta name="theme-color" content={surfaces.light} />}
        <FirstPaint />
        <PageStyles />
        <Meta />
        {/* Styles and fonts come from our own origin: they need no nonce. */}
        <Links nonce="" />
        {!hydrate && <OwnScript />}
      </head>
      <body>
        {children}
        {hydrate && <Scripts />}
      </body>
    </html>
  );
}

function FirstPaint() {
  const nonce = useContext(PageAssetsContext)?.nonce;
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      // eslint-disable-next-line no-restricted-syntax -- a constant of our own, and scripts are not escaped
      dangerouslySetInnerHTML={{ __html: firstPaintScript }}
    />
  );
}

/** The one small script of pages that React leaves alone, and where it finds the rest. */
function OwnScript() {
  const assets = useContext(PageAssetsContext);
  if (!assets) return null;
  const { nonce, entry, refreshRuntime } = assets;
  return (
    <>
      {refreshRuntime && <script type="module" nonce={nonce} src={refreshRuntime} />}
      <script
        type="module"
        fetchPriority="low"
        nonce={nonce}
        src={pageScriptAddress}
        {...withData('rest', entry)}
      />
    </>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <FailurePage error={error} />;
}
