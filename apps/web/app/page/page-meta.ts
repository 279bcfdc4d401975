import { content } from './content.ts';
import { homePicture } from './home-picture.ts';
import { type SharedPicture, pictureSize, sharePicture } from './share-picture.ts';
import { structuredData } from './structured-data.ts';

/** The length at which a service's description is cut. */
const MAX_DESCRIPTION = 160;

interface PageText {
  title: string;
  description: string;
  path: string;
  publicUrl: string;
  /** The first heading, if the title does not start with it. */
  headline?: string | undefined;
  /** The price of a service, shown in its picture. */
  price?: string | undefined;
  /** For dated and signed articles. */
  article?: { date: string; revised?: string | undefined };
}

/** Metadata for search engines and link previews. */
export function pageMeta(words: PageText) {
  const { title, description, path, publicUrl, article } = words;
  const url = publicUrl + path;
  const shown = pictureOf(words);
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link' as const, rel: 'canonical', href: url },
    { property: 'og:type', content: article ? 'article' : 'website' },
    { property: 'og:site_name', content: content().site.brand },
    { property: 'og:locale', content: 'en_US' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: endAtWord(description) },
    { property: 'og:url', content: url },
    ...(shown ? pictureMeta(shown, publicUrl) : []),
    ...(article ? articleMeta(article, publicUrl) : []),
    {
      'script:ld+json': structuredData({
        ...words,
        headline: firstPart(title),
        ...(shown && { image: publicUrl + shown.path }),
      }),
    },
  ];
}

/** The page's own share picture; the home page's until it is drawn. */
const pictureOf = ({ path, title, headline = firstPart(title), price }: PageText) =>
  sharePicture({ path, title, headline, price }) ?? sharePicture(homePicture());

function pictureMeta({ path, alt }: SharedPicture, publicUrl: string) {
  return [
    { property: 'og:image', content: publicUrl + path },
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

const SENTENCE_END = /[.!?”’"')]$/;
/** Ends a cut description at a word: the cut is at a number of characters, and previews show it as it is. */
const endAtWord = (description: string): string => {
  const text = description.trim();
  if (text.length < MAX_DESCRIPTION || SENTENCE_END.test(text)) return text;
  return `${text.replace(/[\s,;:–—-]*\s\S*$/u, '')}…`;
};

const firstPart = (title: string): string => title.split(' · ')[0] ?? title;
