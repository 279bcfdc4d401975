import clsx from 'clsx';
import { withData } from '@polaris/contracts/browser-names';
import {
  type PortfolioItem,
  portfolioPath,
  portfolioTypes,
} from '../../../../content/portfolio/portfolio.ts';
import { pictureOf } from '../../../../content/portfolio/work-pictures.ts';
import { content } from '../../../page/content.ts';
import { WorkPicture } from '../../../work-pictures/work-picture.tsx';
import { Tags } from '../parts/tags.tsx';

const MAX_TAGS = 3;
const sizes = '(min-width: 1152px) 341px, (min-width: 768px) 30vw, calc(100vw - 40px)';

interface PortfolioCardProps {
  item: PortfolioItem;
  hidden: boolean;
}

/** The whole card is the link. */
export function PortfolioCard({ item, hidden }: PortfolioCardProps) {
  // The built-in picture of the resume shows the demo's resume.
  const isOwn = item.page === 'resume' && !content().site.isDemo;
  const picture = isOwn ? undefined : pictureOf(item.page);
  return (
    <li
      {...withData('portfolioType', item.type)}
      hidden={hidden}
      className="group relative grid gap-x-8 gap-y-5 border-t border-line py-8 md:grid-cols-12 md:py-10"
    >
      {picture && (
        <WorkPicture
          name={picture}
          sizes={sizes}
          isDecoration
          className="w-full self-start md:col-span-4"
        />
      )}
      <div className={clsx('flex flex-col gap-3 md:col-span-4', !picture && 'md:col-start-5')}>
        <p className="text-sm font-semibold text-accent">{portfolioTypes[item.type]}</p>
        <h2 className="font-display text-title">
          <a
            href={portfolioPath(item.page)}
            className="decoration-1 underline-offset-4 group-hover:text-accent group-hover:underline after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-focus"
          >
            {item.title}
          </a>
        </h2>
        <p className="max-w-prose">{item.description}</p>
      </div>
      <div className="flex flex-col gap-4 md:col-span-4">
        <WorkFacts item={item} />
        <Tags tags={item.tags.slice(0, MAX_TAGS)} />
      </div>
    </li>
  );
}

const names = { client: 'For', result: 'Result', year: 'Year' } as const;

/** Client, result and year. */
function WorkFacts({ item }: { item: Pick<PortfolioItem, keyof typeof names> }) {
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 text-sm">
      {(['client', 'result', 'year'] as const).map((fact) => (
        <div key={fact} className="contents">
          <dt className="text-muted">{names[fact]}</dt>
          <dd>{item[fact]}</dd>
        </div>
      ))}
    </dl>
  );
}
