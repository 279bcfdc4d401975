import clsx from 'clsx';
import type { KeyFigure } from '../../../../content/portfolio/dashboards/story.ts';
import {
  type SampleBoard,
  reportingSamples,
} from '../../../../content/portfolio/reporting-samples.ts';
import { explorableCharts } from '../../../../content/portfolio/dashboards/explorable.ts';
import { boardPicture, boardPictureSize } from './board-pictures.ts';
import { DataTables } from './data-tables.tsx';
import { ExplorableChart } from './explorable-chart.tsx';

const { labels, fullSize, panHint } = reportingSamples;

/** A dashboard with key figures, data, question, audience and decision. */
export function BoardFigure({ board }: { board: SampleBoard }) {
  const chart = explorableCharts[board.slug];
  return (
    <div className="flex flex-col gap-8">
      <KeyFigures figures={board.keyFigures} />
      <div className="flex flex-col gap-2">
        <p className="text-sm text-muted md:hidden print:hidden">{panHint}</p>
        <Picture board={board} theme="light" />
        <Picture board={board} theme="dark" />
      </div>
      {chart && <ExplorableChart chart={chart} slug={board.slug} />}
      <DataTables tables={board.tables} title={board.title} />
      <dl className="grid gap-x-8 gap-y-6 md:grid-cols-3">
        <Fact name={labels.question} text={board.question} />
        <Fact name={labels.readers} text={board.readers} />
        <Fact name={labels.decision} text={board.decision} />
      </dl>
    </div>
  );
}

/** The browser loads only one of the two pictures, as lazy pictures that are not displayed are not loaded. */
const themeClass = { light: 'dark:hidden', dark: 'hidden dark:block' };

/** Stays readable on a phone by scrolling. */
function Picture({ board, theme }: { board: SampleBoard; theme: 'light' | 'dark' }) {
  const address = boardPicture(board.slug, theme);
  return (
    <div role="group" aria-label={board.title} className={`overflow-x-auto ${themeClass[theme]}`}>
      <div className="group relative flex min-w-[46rem] flex-col items-start gap-2 md:min-w-0">
        <img
          src={address}
          alt={board.alt}
          {...boardPictureSize}
          loading="lazy"
          decoding="async"
          className="h-auto w-full rounded-sm border border-line bg-raised"
        />
        <a
          href={address}
          target="_blank"
          rel="noopener noreferrer"
          className="inline-flex min-h-11 items-center gap-2 text-sm font-semibold text-accent underline-offset-4 group-hover:underline after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus print:hidden"
        >
          {fullSize} <span aria-hidden="true">↗</span>
          <span className="sr-only">: {board.title} (opens in a new tab)</span>
        </a>
      </div>
    </div>
  );
}

function Fact({ name, text }: { name: string; text: string }) {
  return (
    <div className="flex flex-col gap-2 border-t border-line-strong pt-4">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="max-w-prose">{text}</dd>
    </div>
  );
}

const tones = { good: 'text-success', bad: 'text-danger' };

/** The key figures of a dashboard as text. */
function KeyFigures({ figures }: { figures: readonly KeyFigure[] }) {
  return (
    <ul
      aria-label={reportingSamples.keyFigures}
      className="grid grid-cols-2 gap-x-6 gap-y-5 border-b border-line pb-6 lg:grid-cols-4"
    >
      {figures.map(({ label, value, comparison, tone }) => (
        <li key={label} className="flex flex-col gap-1">
          <span className="text-sm text-muted">{label}</span>
          <span className="font-display text-title leading-none">{value}</span>
          <span className={clsx('text-sm', tone ? tones[tone] : 'text-muted')}>{comparison}</span>
        </li>
      ))}
    </ul>
  );
}
