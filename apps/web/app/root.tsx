import { blobPath } from '@polaris/contracts';
import { firstPaintScript } from '@polaris/ui/theme/first-paint';
import { surfaces } from '@polaris/ui/theme/surfaces';
import { FIRST_DATA, SITE_DATA, withData } from '@polaris/contracts/browser-names';
import { type ReactNode, useContext } from 'react';
import { Links, Meta, Outlet, Scripts, useMatches } from 'react-router';
import { pageScriptAddress } from 'virtual:page-script';
import type { Route } from './+types/root';
import publicStylesheet from './public.css?url';
import { PageStyles } from './styles/page-styles.tsx';
import { preloadedFonts } from './styles/preloaded-fonts.ts';
import { firstActionsScript } from './layout/first-actions-script.ts';
import { FailurePage } from './layout/messages/failure-page.tsx';
import { content } from './page/content.ts';
import { type PageAssets, PageAssetsContext } from './page/page-assets.ts';
import { isHydrated } from './page/page-handle.ts';

export const links: Route.LinksFunction = () => [
  ...icons(content().site.logo),
  { rel: 'manifest', href: '/site.webmanifest' },
];

const icons = (logo: string | null) =>
  logo
    ? ['icon', 'apple-touch-icon'].map((rel) => ({ rel, href: blobPath(logo) }))
    : [
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
        {/* The theme's script sets it; React would add another. */}
        {!hydrate && <meta name="theme-color" content={surfaces.light} />}
        <PageStyles />
        <InlineScript
          text={
            firstPaintScript +
            firstActionsScript +
            (hydrate ? lastKeyScript + firstStartScript : '')
          }
        />
        <Meta />
        {/* Styles and fonts come from our own origin: they need no nonce. */}
        <Links nonce="" />
      </head>
      <body>
        {children}
        {!hydrate && assets && <PageScript {...assets} />}
        {hydrate && (
          <>
            <DataElement id={FIRST_DATA} text={assets?.firstData} />
            <DataElement id={SITE_DATA} text={assets?.siteData} />
            <Scripts />
          </>
        )}
      </body>
    </html>
  );
}

/** Rendered on the server only; the browser keeps its markup. */
function DataElement({ id, text = '' }: { id: string; text: string | undefined }) {
  return (
    <script
      type="application/json"
      id={id}
      suppressHydrationWarning
      // oxlint-disable-next-line polaris/no-raw-html -- data that is escaped
      dangerouslySetInnerHTML={{ __html: text }}
    />
  );
}

/** Records keys typed before the admin screens load, which must not trigger shortcuts. */
const lastKeyScript = 'addEventListener("keydown",()=>{lastKeyAt=performance.now()},true)';

/** Marks the page of the first start's link: nothing of the site is around it. */
const firstStartScript =
  ";/^#setup=/.test(location.hash)&&(document.documentElement.dataset.firstStart='')";

function InlineScript({ text, ...data }: { text: string }) {
  const nonce = useContext(PageAssetsContext)?.nonce;
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      {...data}
      // oxlint-disable-next-line polaris/no-raw-html -- a constant of our own, and scripts are not escaped
      dangerouslySetInnerHTML={{ __html: text }}
    />
  );
}

/** The script of pages without hydration; it finds the others by this element. */
function PageScript({ nonce, entry, refreshRuntime, criticalStyles }: PageAssets) {
  return (
    <>
      {refreshRuntime && <script type="module" nonce={nonce} src={refreshRuntime} />}
      <InlineScript
        text={criticalStyles ? afterPaintScript : `import('${pageScriptAddress}')`}
        {...withData('pageScript', pageScriptAddress)}
        {...withData('rest', entry)}
      />
    </>
  );
}

/** A fallback for a background tab, which paints nothing, and for browsers that report no paint. */
const latest = 'document.hidden?0:2000';

/**
 * Loads the full stylesheet with its fonts after the first paint, and the page's script in parallel. The script runs
 * last, as it may show elements that have no critical styles.
 */
const afterPaintScript =
  '{let load=()=>{load=()=>{};' +
  'let a=(rel,href,more)=>{' +
  "let l=Object.assign(document.createElement('link'),{rel,href,...more});" +
  'document.head.append(l);return l},' +
  `l=a('stylesheet','${publicStylesheet}');` +
  `for(let f of ${JSON.stringify(preloadedFonts)})a('preload',f,{as:'font',crossOrigin:''});` +
  `a('modulepreload','${pageScriptAddress}');` +
  `l.onload=l.onerror=()=>import('${pageScriptAddress}').catch(()=>{})};` +
  `setTimeout(()=>load(),${latest});` +
  "new PerformanceObserver(()=>load()).observe({type:'paint',buffered:true})}";

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <FailurePage error={error} />;
}
