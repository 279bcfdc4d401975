import { type HTMLElement, parse } from 'node-html-parser';

/** A link of a document, with its target and rel. */
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

/** `small.webp 400w, large.webp 800w` has two. */
const inSrcset = (element: HTMLElement): FoundLink[] =>
  (element.getAttribute('srcset') ?? '')
    .split(',')
    .map((candidate) => plain(candidate.trim().split(/\s+/)[0] ?? ''));

function inHtml(text: string): FoundLink[] {
  // The stylesheet of a page is in its noscript.
  const page = parse(text, { blockTextElements: { script: true, style: true } });
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

/** All links of a document; none for pictures and scripts. */
export function linksIn(type: string, text: string): FoundLink[] {
  const [, read] = readers.find(([pattern]) => pattern.test(type) && !/svg/.test(type)) ?? [];
  return read?.(text) ?? [];
}

/** The ids of a page that a link can target. */
export const anchorsIn = (html: string): Set<string> =>
  new Set(
    parse(html)
      .querySelectorAll('[id]')
      .map(({ id }) => id),
  );
