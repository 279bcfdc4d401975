import { withData } from '@polaris/contracts/browser-names';
import { bbdwConnect as words } from '../../../content/portfolio/bbdw-connect.ts';
import sample from '../../../content/portfolio/samples/ask_the_warehouse.py?code';
import type { PageHandle } from '../../page-handle.ts';
import { siteContext } from '../../site-context.ts';
import type { Route } from './+types/bbdw-connect';
import { CodeSample } from './parts/code-sample.tsx';
import { Figures } from './parts/figures.tsx';
import { NamedList } from './parts/named-list.tsx';
import { Opening } from './parts/hero.tsx';
import { portfolioMeta } from './parts/portfolio-meta.ts';
import { Paragraphs, Section } from './parts/section.tsx';
import { Tiles } from './parts/tiles.tsx';

export const handle: PageHandle = { hydrate: false };

export const loader = ({ context }: Route.LoaderArgs) => ({
  publicUrl: context.get(siteContext).publicUrl,
});

export const meta = ({ loaderData }: Route.MetaArgs) =>
  portfolioMeta('bbdw-connect', loaderData?.publicUrl);

export default function BbdwConnect() {
  return (
    <main id="main" tabIndex={-1} {...withData('startAtTop')}>
      <Opening page="bbdw-connect" />
      <Figures figures={words.figures} />
      <Section id="problem" title={words.problem.title}>
        <Paragraphs texts={words.problem.paragraphs} />
      </Section>
      <Section id="tiles" title={words.tiles.title} wide>
        <Tiles tiles={words.tiles.items} />
      </Section>
      <Section id="words" title={words.words.title}>
        <Paragraphs texts={words.words.paragraphs} />
      </Section>
      <Section id="sample" title={words.sample.title} wide>
        <CodeSample name={words.sample.file} caption={words.sample.caption} source={sample} />
      </Section>
      <Section id="templates" title={words.templates.title} aside={words.templates.text}>
        <NamedList items={words.templates.items} />
      </Section>
      <Section id="results" title={words.results.title}>
        <Paragraphs texts={words.results.paragraphs} />
      </Section>
    </main>
  );
}
