import displayFont from '@polaris/ui/fonts/newsreader-display.woff2?url';
import textFont from '@polaris/ui/fonts/hanken-grotesk.woff2?url';
import { useContext } from 'react';
import { useMatches } from 'react-router';
import appStylesheet from '../app.css?url';
import { fontPreload } from '../font-preload.ts';
import { PageAssetsContext } from '../page-assets.ts';
import { isHydrated, stylesOf } from '../page-handle.ts';
import publicStylesheet from '../public.css?url';

/** Hydrated pages link the stylesheet of the screens, others the smaller one of public pages. */
export function PageStyles() {
  const matches = useMatches();
  return (
    <>
      <link {...fontPreload(displayFont)} />
      <link {...fontPreload(textFont)} />
      {isHydrated(matches) ? <link rel="stylesheet" href={appStylesheet} /> : <PublicStyles />}
    </>
  );
}

function PublicStyles() {
  const own = stylesOf(useMatches());
  return (
    <>
      <link rel="stylesheet" href={publicStylesheet} />
      {own && <InlineStyles text={own} />}
    </>
  );
}

function InlineStyles({ text }: { text: string }) {
  const nonce = useContext(PageAssetsContext)?.nonce;
  return (
    <style
      nonce={nonce}
      suppressHydrationWarning
      // eslint-disable-next-line no-restricted-syntax -- our own stylesheets, and styles are not escaped
      dangerouslySetInnerHTML={{ __html: text }}
    />
  );
}
