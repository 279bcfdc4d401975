import { site } from '../../content/site.ts';
import { type PictureText, pictureSize, sharePicture } from './share-picture.ts';
import { structuredData } from './structured-data.ts';

interface PageText {
  title: string;
  description: string;
  path: string;
  publicUrl: string;
  /** The first heading, if the title does not start with it. */
  headline?: string | undefined;
  /** A picture that was drawn for another page. */
  picture?: PictureText;
  /** For dated and signed articles. */
  article?: { date: string; revised?: string | undefined };
}

/** Metadata for search engines and link previews. */
export function pageMeta(words: PageText) {
  const { title, description, path, publicUrl, article } = words;
  const url = publicUrl + path;
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link' as const, rel: 'canonical', href: url },
    { property: 'og:type', content: article ? 'article' : 'website' },
    { property: 'og:site_name', content: site.brand },
    { property: 'og:locale', content: 'en_US' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    ...pictureMeta(words),
    ...(article ? articleMeta(article, publicUrl) : []),
    { 'script:ld+json': structuredData({ ...words, headline: firstPart(title) }) },
  ];
}

function pictureMeta({ picture, publicUrl, ...words }: PageText) {
  const { title, headline = firstPart(title), path } = words;
  const { path: address, alt } = sharePicture(picture ?? { path, title, headline });
  return [
    { property: 'og:image', content: publicUrl + address },
    { property: 'og:image:type', content: 'image/png' },
    { property: 'og:image:width', content: `${pictureSize.width}` },
    { property: 'og:image:height', content: `${pictureSize.height}` },
    { property: 'og:image:alt', content: alt },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:image:alt', content: alt },
  ];
}

const articleMeta = ({ date, revised }: NonNullable<PageText['article']>, publicUrl: string) => [
  { property: 'article:published_time', content: date },
  { property: 'article:modified_time', content: revised ?? date },
  { property: 'article:author', content: `${publicUrl}/about` },
];

const firstPart = (title: string): string => title.split(' · ')[0] ?? title;
