import { type IncomingMessage, request } from 'node:http';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { type HTMLElement, parse } from 'node-html-parser';
import type { PageCost } from './page-costs.ts';

type Kind = Exclude<keyof PageCost, 'html' | 'requests' | 'why'>;

/**
 * What a page names for the browser to fetch: before the first paint, or right after it. Icons and
 * manifest come when all else is there.
 */
const named: Record<Kind, { selector: string; attribute: string }[]> = {
  style: [
    { selector: 'link[rel=stylesheet]', attribute: 'href' },
    { selector: 'style[data-rest]', attribute: 'data-rest' },
  ],
  script: [
    { selector: 'script[src]', attribute: 'src' },
    { selector: 'script[data-page-script]', attribute: 'data-page-script' },
    { selector: 'link[rel=modulepreload]', attribute: 'href' },
  ],
  fonts: [
    { selector: 'link[rel=preload][as=font]', attribute: 'href' },
    { selector: 'script[data-fonts]', attribute: 'data-fonts' },
  ],
  pictures: [
    { selector: 'img:not([loading=lazy])', attribute: 'src' },
    { selector: 'link[rel=preload][as=image]', attribute: 'href' },
  ],
};

/** Weighs a page as a browser fetches it, without one: sizes are those on the wire. */
export async function weighPage(url: string): Promise<Required<Omit<PageCost, 'why'>>> {
  const page = await fetchPacked(url);
  const html = parse(page.text);
  const [style, script, fonts, pictures] = await Promise.all([
    weighAll(url, addressesIn(html, 'style', url)),
    weighAll(url, await withImports(addressesIn(html, 'script', url))),
    weighAll(url, addressesIn(html, 'fonts', url)),
    weighAll(url, addressesIn(html, 'pictures', url)),
  ]);
  const all = [style, script, fonts, pictures];
  return {
    html: packedWell(page.text) / 1000,
    style: style.bytes / 1000,
    script: script.bytes / 1000,
    fonts: fonts.bytes / 1000,
    pictures: pictures.bytes / 1000,
    requests: all.reduce((sum, { count }) => sum + count, 1),
  };
}

/** A page is packed quickly for its first visitors, and well as soon as there is time: that counts. */
const packedWell = (html: string): number =>
  brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

function addressesIn(html: HTMLElement, kind: Kind, url: string): Set<string> {
  const texts = named[kind].flatMap(({ selector, attribute }) =>
    html.querySelectorAll(selector).map((element) => element.getAttribute(attribute) ?? ''),
  );
  const addresses = kind === 'fonts' ? texts.flatMap((text) => text.split(' ')) : texts;
  // What is written into the page itself is weighed with it.
  const fetched = addresses.filter((address) => address && !address.startsWith('data:'));
  return new Set(fetched.map((address) => new URL(address, url).href));
}

/** With the scripts that these import without being asked to. */
async function withImports(scripts: Set<string>): Promise<Set<string>> {
  const found = new Set(scripts);
  // A set that grows is walked to its end.
  for (const script of found) {
    const { text } = await fetchPacked(script);
    for (const [, address = ''] of text.matchAll(/(?:from|import)\s*["'](\.[^"']+)["']/g))
      found.add(new URL(address, script).href);
  }
  return found;
}

async function weighAll(url: string, addresses: Set<string>) {
  const own = [...addresses].filter((address) => new URL(address).origin === new URL(url).origin);
  const fetched = await Promise.all(own.map(fetchPacked));
  return { count: addresses.size, bytes: fetched.reduce((sum, { bytes }) => sum + bytes, 0) };
}

/** As it is sent, which neither `fetch` nor Playwright tells. */
async function fetchPacked(url: string): Promise<{ bytes: number; text: string }> {
  const headers = { 'accept-encoding': 'gzip, deflate, br' };
  const answer = await new Promise<IncomingMessage>((answered, failed) => {
    request(url, { headers }, answered).once('error', failed).end();
  });
  const body = Buffer.concat(await answer.toArray());
  if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}`);
  const packed = answer.headers['content-encoding'];
  if (packed === 'gzip') throw new Error(`${url} is sent with gzip`);
  const text = (packed === 'br' ? brotliDecompressSync(body) : body).toString();
  return { bytes: body.length, text };
}
