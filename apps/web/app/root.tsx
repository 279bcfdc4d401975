import { firstPaintScript } from '@polaris/ui/theme/first-paint';
import { surfaces } from '@polaris/ui/theme/surfaces';
import { FIRST_DATA, withData } from '@polaris/contracts/browser-names';
import { type ReactNode, useContext } from 'react';
import { Links, Meta, Outlet, Scripts, useMatches } from 'react-router';
import { MANIFEST } from './browser/manifest.ts';
import { pageScriptAddress } from 'virtual:page-script';
import type { Route } from './+types/root';
import { afterPaintScript } from './styles/after-paint.ts';
import { PageStyles, usePageFonts } from './styles/page-styles.tsx';
import { FailurePage } from './layout/failure-page.tsx';
import { type PageAssets, PageAssetsContext } from './page-assets.ts';
import { isHydrated } from './page-handle.ts';

export const links: Route.LinksFunction = () => [
  { rel: 'icon', href: '/favicon.ico', sizes: '48x48' },
  { rel: 'icon', href: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
];

export function Layout({ children }: { children: ReactNode }) {
  const hydrate = isHydrated(useMatches());
  const assets = useContext(PageAssetsContext);
  return (
    <html lang="en" className="light" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* Light or dark is the visitor's choice, so the theme's script sets it; React would add another. */}
        {!hydrate && <meta name="theme-color" content={surfaces.light} />}
        <PageStyles />
        {assets?.paintsFirst ? (
          <FirstScript {...assets} />
        ) : (
          <InlineScript text={hydrate ? firstPaintScript + lastKeyScript : firstPaintScript} />
        )}
        <Meta />
        {/* Styles and fonts come from our own origin: they need no nonce. */}
        <Links nonce="" />
        {!hydrate && assets && !assets.paintsFirst && <OwnScript {...assets} />}
        {!assets?.paintsFirst && <link rel="manifest" href={MANIFEST} />}
      </head>
      <body>
        {children}
        {hydrate && (
          <>
            <FirstDataElement />
            <Scripts />
          </>
        )}
      </body>
    </html>
  );
}

/** The theme, and what the first paint does not wait for: where to find it, and when to ask for it. */
function FirstScript({ entry }: PageAssets) {
  return (
    <InlineScript
      text={firstPaintScript + afterPaintScript}
      {...withData('rest', entry)}
      {...withData('pageScript', pageScriptAddress)}
      {...withData('fonts', usePageFonts().join(' '))}
    />
  );
}

/** Only the server knows what stands in it; in the browser it is left as it is. */
function FirstDataElement() {
  const text = useContext(PageAssetsContext)?.firstData ?? '';
  return (
    <script
      type="application/json"
      id={FIRST_DATA}
      suppressHydrationWarning
      // eslint-disable-next-line no-restricted-syntax -- data that is escaped
      dangerouslySetInnerHTML={{ __html: text }}
    />
  );
}

/** What is typed before the screens of the admin area are there must not act on them. */
const lastKeyScript = 'addEventListener("keydown",()=>{lastKeyAt=performance.now()},true)';

function InlineScript({ text, ...data }: { text: string }) {
  const nonce = useContext(PageAssetsContext)?.nonce;
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      {...data}
      // eslint-disable-next-line no-restricted-syntax -- a constant of our own, and scripts are not escaped
      dangerouslySetInnerHTML={{ __html: text }}
    />
  );
}

/** The one small script of pages that React leaves alone, and where it finds the rest. */
function OwnScript({ nonce, entry, refreshRuntime }: PageAssets) {
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
