import type { APIRequestContext } from '@playwright/test';
import { defaultContent } from '../../content/content.ts';
import { readPage } from '../support/pages/read-page.ts';
import { listPublicPages } from '../support/sitemap.ts';
import { expect, starterSite, test } from '../support/test.ts';

const { landing, site } = defaultContent;

/** Needs an unchanged catalog. */
test.use({ ownPolaris: starterSite });

interface Sentence {
  path: string;
  text: string;
}

/** Essays promise nothing. */
const isEssay = (path: string): boolean => path.startsWith('/PolarisNet');

/** Every sentence and label that visitors read. */
async function readSentences(request: APIRequestContext): Promise<Sentence[]> {
  const sentences: Sentence[] = [];
  for (const path of (await listPublicPages(request)).filter((one) => !isEssay(one))) {
    const { all } = await readPage(request, path);
    for (const hidden of all('script, style, code')) hidden.remove();
    const lines = all('body').flatMap((body) => body.structuredText.split(/\n|(?<=[.!?]) /));
    for (const text of lines) sentences.push({ path, text });
  }
  return sentences;
}

const mentioning = (sentences: Sentence[], ...patterns: RegExp[]): Sentence[] =>
  sentences.filter(({ text }) => patterns.every((pattern) => pattern.test(text)));

/** The value of one of the figures on the home page. */
const figure = (label: RegExp): string =>
  landing.figures.find((one) => label.test(one.label))?.value ?? 'missing';

const REPLY = /\brepl(y|ies)\b|\banswer(s|ed) by\b|\bget back\b|\bemail you\b|\bin touch\b/i;
const TIME = /\b(hours?|days?|weeks?|soon|shortly|tomorrow)\b/i;

test('promises the same reply time and length of the free call on every page', async ({
  request,
}) => {
  const sentences = await readSentences(request);
  const replies = mentioning(sentences, REPLY, TIME);
  expect(replies.length).toBeGreaterThan(20);
  expect(replies.filter(({ text }) => !text.includes(site.replyTime))).toEqual([]);

  const calls = mentioning(sentences, /\bcall\b/i, /\b(minutes?|hours?)\b/i);
  expect(calls.length).toBeGreaterThan(5);
  const length = `${site.callMinutes}-minute call`;
  expect(calls.filter(({ text }) => !text.includes(length))).toEqual([]);

  expect(mentioning(sentences, /\bworking days?\b|\bevery service has\b/i)).toEqual([]);
});

const claims = [
  ['reports', /([\d,]+)% less time spent on recurring reports/, figure(/reports/)],
  ['matching', /([\d,]+)% less (?:time spent )?matching/, figure(/matching/)],
  ['students', /(\d+|[a-z-]+) students(?: mentored)? so far/i, figure(/students/)],
  ['business units', /(\d+\+?|more than [a-z]+) business units/i, figure(/business units/)],
] as const;

const IN_WORDS: Record<string, string> = { 'twenty-five': '25', 'more than fifteen': '15+' };

/** "Twenty-five", "90" and "90%" count as one figure. */
const toFigure = (text = ''): string => (IN_WORDS[text.toLowerCase()] ?? text).replace(/[%+]/, '');

for (const [name, pattern, value] of claims)
  test(`gives the same figure for ${name} on every page`, async ({ request }) => {
    const said = (await readSentences(request)).flatMap(({ path, text }) => {
      const [, own] = pattern.exec(text) ?? [];
      return own === undefined ? [] : [{ path, figure: toFigure(own) }];
    });
    expect(said.length).toBeGreaterThan(1);
    expect(said.filter((one) => one.figure !== toFigure(value))).toEqual([]);
  });
