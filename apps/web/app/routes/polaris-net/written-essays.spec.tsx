import { expect, it } from '@jest/globals';
import { essayTopicLabels } from '@polaris/contracts';
import { essayTopics } from '../../../content/series.ts';
import { essayHtml } from './essay-html.tsx';
import { readingTime } from './reading-time.ts';
import { toWritten } from './written-essays.tsx';

const essay = {
  title: 'Why Maps Lie',
  slug: 'why-maps-lie',
  description: 'What a map leaves out.',
  topics: ['design'],
  date: '2026-03-20',
  body: 'A map, see [the sea](/PolarisNet).\n\n<PullQuote>A map.</PullQuote>\n\n<b>The tide</b>',
};
const url = 'https://polaris.test/PolarisNet/why-maps-lie';

it('removes pull quotes and HTML from a written essay in the feed, and makes its links absolute', () => {
  expect(essayHtml(toWritten(essay), url)).toBe(
    '<p>A map, see <a href="https://polaris.test/PolarisNet">the sea</a>.</p>\n\n' +
      '<p>&lt;b&gt;The tide&lt;/b&gt;</p>',
  );
});

it('shows the reading time of a written essay', () => {
  const { facts } = toWritten({ ...essay, body: 'word '.repeat(441) });
  expect(facts).toMatchObject({ slug: 'why-maps-lie', minutes: 3 });
  expect(readingTime('<PullQuote>Not counted.</PullQuote> Two words.').words).toBe(2);
});

it('suggests the topics of the series in the admin area', () => {
  expect(Object.keys(essayTopicLabels)).toEqual([...essayTopics]);
});
