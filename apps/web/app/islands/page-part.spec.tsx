import { describe, expect, it } from '@jest/globals';
import { renderToString } from 'react-dom/server';
import { PageAssetsContext } from '../page-assets.ts';
import { Island } from './island.tsx';
import { islandSlots } from './island-slots.tsx';
import { pagePart } from './page-part.tsx';

const Field = ({ name }: { name: string }) => <input name={name} />;
const renders: string[] = [];
const Content = ({ title }: { title: string }) => {
  renders.push(title);
  return (
    <section>
      {title} <Island name="contact-form" component={Field} props={{ name: title }} />
    </section>
  );
};
const Part = pagePart('test-content', Content);

const assets = {
  nonce: 'of one render',
  paintsFirst: false,
  entry: '/entry.js',
  refreshRuntime: undefined,
};

function render(titles: string[], isCached: boolean): string {
  const { fill, island, part } = islandSlots(assets);
  const own = { ...assets, island, part: isCached ? part : undefined };
  const parts = titles.map((title) => <Part key={title} title={title} />);
  return fill(
    renderToString(
      <PageAssetsContext value={own}>
        <main>{parts}</main>
      </PageAssetsContext>,
    ),
  );
}

describe('a part that depends on its properties alone', () => {
  it('is rendered once, and its markup is that of every other render', () => {
    const titles = ['One & only', 'Two'];
    const plain = render(titles, false);
    renders.length = 0;
    for (let time = 0; time < 3; time += 1) expect(render(titles, true)).toBe(plain);
    expect(renders).toHaveLength(2);
  });

  it('is rendered each time where a page shows what one person typed', () => {
    renders.length = 0;
    for (let time = 0; time < 3; time += 1) render(['typed'], false);
    expect(renders).toHaveLength(3);
  });
});
