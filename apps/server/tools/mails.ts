import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createServer } from 'vite';
import { fillBrand } from '../src/platform/mail/mail-brand.ts';
import type { MailSample } from '../src/platform/mail/mail-sample.ts';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'out/mails');

/** Writes every mail of the product into a folder for viewing, filled in with sample data. */
async function writeMails(): Promise<void> {
  const vite = await createServer({
    root,
    server: { middlewareMode: true },
    logLevel: 'warn',
    optimizeDeps: { noDiscovery: true },
  });
  mkdirSync(folder, { recursive: true });
  const entries: string[] = [];
  for (const file of globSync('src/**/mails/samples.{ts,tsx}', { cwd: root }).sort()) {
    const { samples } = (await vite.ssrLoadModule(`/${file}`)) as { samples: MailSample[] };
    for (const sample of samples) entries.push(await write(sample));
  }
  writeFileSync(join(folder, 'index.html'), indexPage(entries));
  await vite.close();
  console.log(`${entries.length} mails: ${pathToFileURL(join(folder, 'index.html')).href}`);
}

async function write({ name, render }: MailSample): Promise<string> {
  const slug = name.toLowerCase().replace(/\W+/g, '-');
  const { subject, text, html } = fillBrand(await render(), { name: 'Harbor Data', logo: null });
  writeFileSync(join(folder, `${slug}.html`), html);
  writeFileSync(join(folder, `${slug}.txt`), text);
  return `<section>
  <h2>${name}</h2>
  <p><a href="${slug}.html">HTML</a> · <a href="${slug}.txt">Text</a> · ${subject}</p>
  <iframe src="${slug}.html" title="${name}" loading="lazy"></iframe>
</section>`;
}

const indexPage = (entries: string[]): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Mails of Polaris</title>
<style>
:root { color-scheme: light dark; font: 16px/1.5 system-ui; }
body { margin: 24px; display: grid; gap: 24px; grid-template-columns: repeat(auto-fill, minmax(min(100%, 420px), 1fr)); }
h2 { margin: 0; font-size: 18px; }
iframe { width: 100%; height: 560px; border: 1px solid gray; border-radius: 8px; }
</style>
${entries.join('\n')}
</html>
`;

await writeMails();
