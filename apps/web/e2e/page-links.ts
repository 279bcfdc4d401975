import { type HTMLElement, parse } from 'node-html-parser';

/** An address as it stands in a document, and what is said about how it opens. */
export interface FoundLink {
  address: string;
  opensAlone: boolean;
  rel: string;
}

const SINGLE = [
  ['a[href]', 'href'],
  ['area[href]', 'href'],
  ['link[href]', 'href'],
  ['use[href]', 'href'],
  ['script[src]', 'src'],
  ['script[data-page-script]', 'data-page-script'],
  ['style[data-rest]', 'data-rest'],
  ['img[src]', 'src'],
  ['source[src]', 'src'],
  ['video[src]', 'src'],
  ['video[poster]', 'poster'],
  ['audio[src]', 'src'],
  ['iframe[src]', 'src'],
  ['form[action]:not([method=post])', 'action'],
  ['meta[property="og:image"]', 'content'],
] as const;

const plain = (address: string): FoundLink => ({ address, opensAlone: false, rel: '' });

function linkOf(element: HTMLElement, attribute: string): FoundLink {
  return {
    address: element.getAttribute(attribute) ?? '',
    opensAlone: element.getAttribute('target') === '_blank',
    rel: element.getAttribute('rel') ?? '',
  };
}

/** `small.webp 400w, large.webp 800w` names two. */
const inSrcset = (element: HTMLElement): FoundLink[] =>
  (element.getAttribute('srcset') ?? '')
    .split(',')
    .map((candidate) => plain(candidate.trim().split(/\s+/)[0] ?? ''));

function inHtml(text: string): FoundLink[] {
  const page = parse(text);
  const single = SINGLE.flatMap(([selector, attribute]) =>
    page.querySelectorAll(selector).map((element) => linkOf(element, attribute)),
  );
  const framed = page
    .querySelectorAll('iframe[srcdoc]')
    .flatMap((frame) => inHtml(frame.getAttribute('srcdoc') ?? ''));
  return [...single, ...page.querySelectorAll('[srcset]').flatMap(inSrcset), ...framed];
}

const matches = (text: string, pattern: RegExp): FoundLink[] =>
  [...text.matchAll(pattern)].map(([, address = '']) => plain(address));

const inXml = (text: string): FoundLink[] => [
  ...matches(text, /<loc>([^<]*)<\/loc>/g),
  ...matches(text, /<id>(http[^<]*)<\/id>/g),
  ...matches(text, /<link [^>]*href="([^"]*)"/g),
];

function inManifest(text: string): FoundLink[] {
  const manifest = JSON.parse(text) as { start_url: string; icons: { src: string }[] };
  return [manifest.start_url, ...manifest.icons.map(({ src }) => src)].map(plain);
}

const readers: [RegExp, (text: string) => FoundLink[]][] = [
  [/^text\/html/, inHtml],
  [/manifest\+json/, inManifest],
  [/xml(;|$)/, inXml],
  [/^text\/css/, (text) => matches(text, /url\(["']?([^"')]+)["']?\)/g)],
  [/^text\/plain/, (text) => matches(text, /^Sitemap: (\S+)$/gm)],
];

/** Everything that a document refers to. Pictures and scripts refer to nothing. */
export function linksIn(type: string, text: string): FoundLink[] {
  const [, read] = readers.find(([pattern]) => pattern.test(type) && !/svg/.test(type)) ?? [];
  return read?.(text) ?? [];
}

/** The places of a page that an address can point at. */
export const placesIn = (html: string): Set<string> =>
  new Set(
    parse(html)
      .querySelectorAll('[id]')
      .map(({ id }) => id),
  );
