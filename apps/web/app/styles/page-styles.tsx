import displayFont from '@polaris/ui/fonts/newsreader-display.woff2?url';
import textFont from '@polaris/ui/fonts/hanken-grotesk.woff2?url';
import { withData } from '@polaris/contracts/browser-names';
import { useContext } from 'react';
import { useMatches } from 'react-router';
import appStylesheet from '../app.css?url';
import { PageAssetsContext } from '../page-assets.ts';
import { fontsOf, isHydrated, stylesOf } from '../page-handle.ts';
import publicStylesheet from '../public.css?url';

/** Stands for the styles of the first paint, until the page is rendered and that is known. */
export const FIRST_STYLES = '/* first styles */';

/** The fonts that the first screen of the page is set in. */
export const usePageFonts = (): string[] => [displayFont, textFont, ...fontsOf(useMatches())];

/**
 * Hydrated pages link the stylesheet of the screens, others the smaller one of public pages: or they have
 * the part of it that their first paint needs, and ask for all of it afterwards.
 */
export function PageStyles() {
  const matches = useMatches();
  const { paintsFirst = false } = useContext(PageAssetsContext) ?? {};
  if (paintsFirst) return <FirstStyles own={stylesOf(matches)} />;
  return (
    <>
      <FontPreloads />
      {isHydrated(matches) ? (
        <link rel="stylesheet" href={appStylesheet} />
      ) : (
        <LinkedStyles own={stylesOf(matches)} />
      )}
    </>
  );
}

/** Asked for before the stylesheet names them. */
function FontPreloads() {
  return usePageFonts().map((href) => (
    <link
      key={href}
      rel="preload"
      as="font"
      type="font/woff2"
      crossOrigin="anonymous"
      href={href}
    />
  ));
}

function LinkedStyles({ own }: { own: string }) {
  return (
    <>
      <link rel="stylesheet" href={publicStylesheet} />
      {own && <InlineStyles text={own} />}
    </>
  );
}

function FirstStyles({ own }: { own: string }) {
  return (
    <>
      <noscript>
        <link rel="stylesheet" href={publicStylesheet} />
      </noscript>
      <InlineStyles text={FIRST_STYLES} rest={publicStylesheet} />
      {own && <InlineStyles text={own} />}
    </>
  );
}

function InlineStyles({ text, rest }: { text: string; rest?: string }) {
  const nonce = useContext(PageAssetsContext)?.nonce;
  return (
    <style
      nonce={nonce}
      suppressHydrationWarning
      {...(rest && withData('rest', rest))}
      // eslint-disable-next-line no-restricted-syntax -- our own stylesheets, and styles are not escaped
      dangerouslySetInnerHTML={{ __html: text }}
    />
  );
}
