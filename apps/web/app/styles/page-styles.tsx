import displayFont from '@polaris/ui/fonts/newsreader-display.woff2?url';
import textFont from '@polaris/ui/fonts/hanken-grotesk.woff2?url';
import { withData } from '@polaris/contracts/browser-names';
import { useContext } from 'react';
import { useMatches } from 'react-router';
import appStylesheet from '../app.css?url';
import { fontPreload } from '../font-preload.ts';
import fontFaces from '../fonts.css?url';
import { PageAssetsContext } from '../page-assets.ts';
import { isHydrated, stylesOf } from '../page-handle.ts';
import publicStylesheet from '../public.css?url';

/** Stands for the styles that the page uses, until it is rendered and that is known. */
export const USED_STYLES = '/* used styles */';

/**
 * Hydrated pages link the stylesheet of the screens. Others have the part of theirs that they use in
 * the page itself: the rest of it comes with the rest of the scripts.
 */
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
  const assets = useContext(PageAssetsContext);
  const own = stylesOf(useMatches());
  return (
    <>
      {assets?.inlineStyles ? (
        <InlineStyles text={USED_STYLES} rest={publicStylesheet} />
      ) : (
        <link rel="stylesheet" href={publicStylesheet} />
      )}
      {/* Asked for after the fonts and waited for, so that they are there with it and nothing moves later. */}
      <link rel="stylesheet" href={fontFaces} />
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
