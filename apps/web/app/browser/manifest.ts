/** What an installed Polaris is called and looks like. */
export const MANIFEST = '/site.webmanifest';

/** Nobody sees it, so a page that is painted first names it afterwards. */
export function nameManifest(): void {
  if (document.querySelector('link[rel=manifest]')) return;
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.href = MANIFEST;
  document.head.append(link);
}
