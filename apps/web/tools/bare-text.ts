import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parse } from 'node-html-parser';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

/** An essay as plain HTML in one file, as a baseline. */
async function bareText(essayUrl: string): Promise<string> {
  const words = parse(await (await fetch(essayUrl)).text()).querySelectorAll(
    'article h1, .prose h2, .prose p, .prose li',
  );
  const body = words.map(({ rawTagName, innerText }) => {
    const tag = rawTagName === 'li' ? 'p' : rawTagName;
    return `<${tag}>${innerText}</${tag}>`;
  });
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Bare text</title>',
    '<meta name="viewport" content="width=device-width, initial-scale=1"></head>',
    `<body><main>${body.join('')}</main></body></html>`,
  ].join('');
}

/** Serves it from memory, as the lower bound for a page of this length. */
export async function serveBareText(essayUrl: string) {
  const page = await promisify(brotliCompress)(await bareText(essayUrl));
  const server = createServer(({ url }, response) => {
    if (url !== '/') return void response.writeHead(204).end();
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'br',
      'content-length': page.length,
    });
    response.end(page);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}/`,
    stop: () => server.close(),
  };
}
