import { blobPath } from '@polaris/contracts';
import { surfaces } from '@polaris/ui/theme/surfaces';
import { content } from '../../page/content.ts';

const icon = (size: number, purpose: 'any' | 'maskable') => ({
  src: purpose === 'any' ? `/icon-${size}.png` : `/icon-${purpose}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** The name and look of the installed app. */
const manifest = () => {
  const { site, landing } = content();
  return {
    name: `${site.brand} · ${site.owner}`,
    short_name: site.brand,
    description: landing.description,
    lang: 'en',
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    theme_color: surfaces.light,
    background_color: surfaces.light,
    icons: site.logo
      ? [{ src: blobPath(site.logo), sizes: 'any', type: 'image/png', purpose: 'any' }]
      : [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable')],
  };
};

export const loader = (): Response =>
  new Response(JSON.stringify(manifest()), {
    headers: {
      'Content-Type': 'application/manifest+json',
      'Cache-Control': 'public, max-age=3600',
    },
  });
