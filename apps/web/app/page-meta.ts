import { site } from '../content/site.ts';

interface PageWords {
  title: string;
  description: string;
  path: string;
  publicUrl: string;
}

/** What search engines and link previews read of a page. */
export function pageMeta({ title, description, path, publicUrl }: PageWords) {
  const url = publicUrl + path;
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link' as const, rel: 'canonical', href: url },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: site.brand },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
  ];
}
