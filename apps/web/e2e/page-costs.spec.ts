import { type PageCost, pageCosts } from './page-costs.ts';
import { weighPage } from './page-weight.ts';
import { listPublicPages } from './sitemap.ts';
import { expect, starterSite, test } from './test.ts';

test.use({ ownPolaris: starterSite });

/** Below this share of its line, a page has become so much lighter that the line must say so. */
const SLACK = 0.8;
/** Small figures move by more than that with a single word. */
const SMALLEST_GAIN = 0.5;

/** What is wrong with a line of the list, in words. */
function faults(path: string, listed: PageCost, weighed: Omit<PageCost, 'why'>): string[] {
  return (Object.keys(weighed) as (keyof typeof weighed)[]).flatMap((part) => {
    const [limit, found] = [listed[part], Math.round(weighed[part] * 100) / 100];
    if (found > limit) return `${path}: ${part} ${found}, listed ${limit}: more needs a why`;
    if (found < limit * SLACK && limit - found > SMALLEST_GAIN)
      return `${path}: ${part} ${found}, listed ${limit}: lower the line`;
    return [];
  });
}

test('every public page weighs what the list says', async ({ request, baseURL }) => {
  // Services beyond the starter catalog are other tests'.
  const paths = (await listPublicPages(request)).filter(
    (path) => !/^\/services\/\d{2,}$/.test(path),
  );
  expect(paths, 'each page has a line').toEqual(expect.arrayContaining(Object.keys(pageCosts)));
  const found: string[] = [];
  for (const path of paths) {
    const weighed = await weighPage(baseURL + path);
    const listed = pageCosts[path];
    if (listed) found.push(...faults(path, listed, weighed));
    else found.push(`${path} has no line: ${JSON.stringify(weighed)}`);
  }
  expect(found).toEqual([]);
});
