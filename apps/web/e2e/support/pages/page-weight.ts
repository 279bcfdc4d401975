import { type IncomingMessage, request } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import { type HTMLElement, parse } from 'node-html-parser';
import type { PageCost } from './page-costs.ts';

type Kind = Exclude<keyof PageCost, 'html' | 'requests' | 'why'>;

/** What a page loads until just after its first paint; icons and manifest load later. */
const named: Record<Kind, { selector: string; attribute: string }[]> = {
  style: [{ selector: 'link[rel=stylesheet]', attribute: 'href' }],
  script: [
    { selector: 'script[src]', attribute: 'src' },
    { selector: 'script[data-page-script]', attribute: 'data-page-script' },
    { selector: 'link[rel=modulepreload]', attribute: 'href' },
  ],
  pictures: [
    { selector: 'img:not([loading=lazy])', attribute: 'src' },
    { selector: 'link[rel=preload][as=image]', attribute: 'href' },
  ],
};

/** Measures compressed sizes like a browser, without one. */
export async function weighPage(
  url: string,
  cookie = '',
): Promise<Required<Omit<PageCost, 'why'>>> {
  const page = await fetchPacked(url, cookie);
  // The stylesheet is in the page's noscript.
  const html = parse(page.text, { blockTextElements: { script: true, style: true } });
  const [style, script, pictures] = await Promise.all([
    weighAll(url, addressesIn(html, 'style', url)),
    weighAll(url, await withImports(addressesIn(html, 'script', url))),
    weighAll(url, addressesIn(html, 'pictures', url)),
  ]);
  const all = [style, script, pictures];
  return {
    html: (page.headers + page.bytes) / 1000,
    style: style.bytes / 1000,
    script: script.bytes / 1000,
    pictures: pictures.bytes / 1000,
    requests: all.reduce((sum, { count }) => sum + count, 1),
  };
}

function addressesIn(html: HTMLElement, kind: Kind, url: string): Set<string> {
  const texts = named[kind].flatMap(({ selector, attribute }) =>
    html.querySelectorAll(selector).map((element) => element.getAttribute(attribute) ?? ''),
  );
  // Inlined content is part of the page.
  const fetched = texts.filter((address) => address && !address.startsWith('data:'));
  return new Set(fetched.map((address) => new URL(address, url).href));
}

/** With statically imported scripts. */
async function withImports(scripts: Set<string>): Promise<Set<string>> {
  const found = new Set(scripts);
  // Iteration includes added items.
  for (const script of found) {
    const { text } = await fetchPacked(script);
    for (const [, address = ''] of text.matchAll(/(?:from|import)\s*["'](\.[^"']+)["']/g))
      found.add(new URL(address, script).href);
  }
  return found;
}

async function weighAll(url: string, addresses: Set<string>) {
  const own = [...addresses].filter((address) => new URL(address).origin === new URL(url).origin);
  const fetched = await Promise.all(own.map((address) => fetchPacked(address)));
  return { count: addresses.size, bytes: fetched.reduce((sum, { bytes }) => sum + bytes, 0) };
}

interface Packed {
  /** The size of its headers, as HTTP/1.1 sends them. */
  headers: number;
  bytes: number;
  text: string;
}

/** The compressed size, which neither `fetch` nor Playwright reports. */
async function fetchPacked(url: string, cookie = ''): Promise<Packed> {
  const headers = { 'accept-encoding': 'gzip, deflate, br', cookie };
  const response = await new Promise<IncomingMessage>((answered, failed) => {
    request(url, { headers }, answered).once('error', failed).end();
  });
  const body = Buffer.concat(await response.toArray());
  if (response.statusCode !== 200) throw new Error(`${url} answered ${response.statusCode}`);
  const packed = response.headers['content-encoding'];
  if (packed === 'gzip') throw new Error(`${url} is sent with gzip`);
  const text = (packed === 'br' ? brotliDecompressSync(body) : body).toString();
  return { headers: headerBytes(response), bytes: body.length, text };
}

/** Names with a colon, values with a line break, the status line and an empty one. */
function headerBytes({ rawHeaders, statusMessage }: IncomingMessage): number {
  const text = rawHeaders.reduce((sum, { length }) => sum + length + 2, 0);
  return text + `HTTP/1.1 200 ${statusMessage}`.length + 4;
}
