import { defaultContent } from '../../content/content.ts';
import { casePath, totalsOf } from '../../content/portfolio/cases/case-study.ts';
import { readPage } from '../support/pages/read-page.ts';
import { expect, test } from '../support/test.ts';

const { studies: caseStudies } = defaultContent.cases;

for (const study of caseStudies)
  test(`describes ${study.slug} and shows its numbers`, async ({ request }) => {
    const { status, text, texts } = await readPage(request, casePath(study));
    const { before, after, percentLess, days } = totalsOf(study);
    expect(status).toBe(200);
    expect(texts('h1')).toEqual([study.title]);
    expect(texts('h2').slice(0, 5)).toEqual([
      'Before',
      'What was done',
      'After',
      'How it was measured',
      'What it would cost',
    ]);
    expect(text('main')).toContain('Demo content: an invented client');
    expect(text('main')).toContain(`${percentLess}%`);
    expect(text('main')).toContain(`${days} business days`);
    expect(text('tfoot')).toContain(`${before}${after}`);
  });

test('links to every case study from the index and the home page', async ({ request }) => {
  for (const path of ['/portfolio', '/']) {
    const { all, text } = await readPage(request, path);
    const links = all('main a').map((link) => link.getAttribute('href'));
    for (const study of caseStudies) expect(links).toContain(casePath(study));
    expect(text('main')).toContain('Demo content: an invented client');
  }
});
