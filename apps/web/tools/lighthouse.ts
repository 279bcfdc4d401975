/** Measures the built site as a phone sees it, and prints the table of the README: `npm run lighthouse`. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from '../e2e/support/find-browser.ts';
import { startPolaris } from '../e2e/support/start-polaris.ts';
import { startOwnersBrowser } from './owner-browser.ts';
import { serveBareText } from './bare-text.ts';

/** Installed on demand, as it adds 150 MB. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const RUNS = 5;
/** Recording sometimes fails on a busy machine. */
const TRIES = 3;

const defaultPages = [
  '/',
  '/services',
  '/services/1',
  '/about',
  '/portfolio',
  '/portfolio/cases/college-warehouse',
  '/PolarisNet/manifesto',
];
/** Pages of the signed-in owner: with an empty cache, then with a filled one. */
const ownerPages = ['/admin', '/admin/customers'];

const paths = process.argv.length > 2 ? process.argv.slice(2) : [...defaultPages, ...ownerPages];
const isOwnerPage = (path: string) => path.startsWith('/admin');

interface Report {
  categories: Record<string, { score: number }>;
  audits: Record<string, { score: number | null; numericValue?: number; title: string }>;
}

const folder = mkdtempSync(join(tmpdir(), 'polaris-lighthouse-'));

/** The owner's browser; without one Lighthouse starts a new one. */
interface Visit {
  port: number;
  isFirst: boolean;
}

/** One report of Lighthouse, or none when its recording failed. */
async function tryToMeasure(url: string, visit?: Visit): Promise<Report | undefined> {
  const file = join(folder, 'report.json');
  const flags = [
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    ...(visit ? [`--port=${visit.port}`] : ['--chrome-flags=--headless=new --no-sandbox']),
    ...(visit && !visit.isFirst ? ['--disable-storage-reset'] : []),
  ];
  // Asynchronous, as this process serves the baseline.
  const run = spawn('npx', ['--yes', LIGHTHOUSE, url, ...flags], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, CHROME_PATH: browser },
  });
  const [status] = (await once(run, 'exit')) as [number | null];
  return status === 0 ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined;
}

async function measure(url: string, visit?: Visit): Promise<Report> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const report = await tryToMeasure(url, visit);
    if (report) return report;
  }
  throw new Error(`Lighthouse could not measure ${url}`);
}

/** In series, so that runs do not slow each other down. */
async function measureOften(url: string, visit?: Visit): Promise<Report[]> {
  const reports: Report[] = [];
  while (reports.length < RUNS) reports.push(await measure(url, visit));
  return reports;
}

const median = (values: number[]): number =>
  values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const audits = [
  'largest-contentful-paint',
  'interactive',
  'total-blocking-time',
  'cumulative-layout-shift',
];

const valueOf = (audit: string, reports: Report[]): number =>
  median(reports.map((report) => report.audits[audit]?.numericValue ?? NaN));

function row(name: string, reports: Report[]): string {
  const scores = categories.map((category) =>
    median(reports.map((report) => Math.round((report.categories[category]?.score ?? NaN) * 100))),
  );
  const values = audits.map((name) => valueOf(name, reports));
  const shift = values.pop() ?? NaN;
  const times = [...values.map((value) => `${Math.round(value)} ms`), shift.toFixed(3)];
  return `| ${[name, ...scores, ...times].join(' | ')} |`;
}

/** Failed audits that keep a page below 100. */
function complaints(reports: Report[]): string[] {
  const failed = reports.flatMap(({ audits: all }) =>
    Object.entries(all).filter(([, { score }]) => score !== null && score < 0.9),
  );
  return [...new Set(failed.map(([name, { title }]) => `${name}: ${title}`))];
}

const browser = findBrowser();
const polaris = await startPolaris('lighthouse');
try {
  const table = [
    '| page | performance | accessibility | best practices | SEO | largest paint | interactive | blocked | shift |',
    '| --- | --- | --- | --- | --- | --- | --- | --- | --- |',
  ];
  const add = async (path: string, visit?: Visit) => {
    const reports = await measureOften(polaris.url + path, visit);
    const which = visit ? (visit.isFirst ? ', first visit' : ', second visit') : '';
    table.push(row(`\`${path}\`${which}`, reports));
    for (const complaint of complaints(reports)) console.log(`${path}${which}: ${complaint}`);
  };
  for (const path of paths.filter((one) => !isOwnerPage(one))) await add(path);
  const ownersPaths = paths.filter(isOwnerPage);
  if (ownersPaths.length > 0) {
    const owners = await startOwnersBrowser(polaris.url);
    for (const path of ownersPaths)
      for (const isFirst of [true, false]) await add(path, { port: owners.port, isFirst });
    await owners.stop();
  }
  const bare = await serveBareText(`${polaris.url}/PolarisNet/manifesto`);
  const reports = await measureOften(bare.url);
  bare.stop();
  table.push(row("an essay's bare text, to compare", reports));
  console.log(`\n${table.join('\n')}`);
} finally {
  await polaris.stop();
  rmSync(folder, { recursive: true });
}
