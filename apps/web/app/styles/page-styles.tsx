import { useContext } from 'react';
import { useMatches } from 'react-router';
import appStylesheet from '../app.css?url';
import { PageAssetsContext } from '../page/page-assets.ts';
import { isHydrated, stylesOf } from '../page/page-handle.ts';
import publicStylesheet from '../public.css?url';
import { CRITICAL_STYLES } from './placeholder.ts';
import { preloadedFonts } from './preloaded-fonts.ts';

/**
 * Hydrated pages link the stylesheet of the screens, others the smaller public one, or inline their
 * critical styles and load the rest after the first paint.
 */
export function PageStyles() {
  const matches = useMatches();
  const { criticalStyles = false } = useContext(PageAssetsContext) ?? {};
  const own = stylesOf(matches);
  return (
    <>
      {criticalStyles ? (
        <>
          <noscript>
            <link rel="stylesheet" href={publicStylesheet} />
          </noscript>
          <InlineStyles text={CRITICAL_STYLES} />
        </>
      ) : (
        <>
          <FontPreloads />
          <link rel="stylesheet" href={isHydrated(matches) ? appStylesheet : publicStylesheet} />
        </>
      )}
      {own && <InlineStyles text={own} />}
    </>
  );
}

const FontPreloads = () =>
  preloadedFonts.map((href) => (
    <link
      key={href}
      rel="preload"
      as="font"
      type="font/woff2"
      crossOrigin="anonymous"
      href={href}
    />
  ));

function InlineStyles({ text }: { text: string }) {
  const nonce = useContext(PageAssetsContext)?.nonce;
  return (
    <style
      nonce={nonce}
      suppressHydrationWarning
      // oxlint-disable-next-line polaris/no-raw-html -- our own stylesheets, and styles are not escaped
      dangerouslySetInnerHTML={{ __html: text }}
    />
  );
}
