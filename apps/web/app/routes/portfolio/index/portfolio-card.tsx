import { withData } from '@polaris/contracts/browser-names';
import {
  type PortfolioItem,
  portfolioPath,
  portfolioTypes,
} from '../../../../content/portfolio/items.ts';
import { Tags } from '../parts/tags.tsx';

const MOST_TAGS = 3;

interface PortfolioCardProps {
  item: PortfolioItem & { detailPage: Parameters<typeof portfolioPath>[0] };
  hidden: boolean;
}

/** The whole card is the link. */
export function PortfolioCard({ item, hidden }: PortfolioCardProps) {
  return (
    <li
      {...withData('portfolioType', item.type)}
      hidden={hidden}
      className="group relative grid gap-x-8 gap-y-3 border-t border-line py-8 md:grid-cols-12 md:items-baseline md:py-10"
    >
      <p className="text-sm font-semibold text-accent md:col-span-2">{portfolioTypes[item.type]}</p>
      <h2 className="font-display text-title md:col-span-4">
        <a
          href={portfolioPath(item.detailPage)}
          className="decoration-1 underline-offset-4 group-hover:text-accent group-hover:underline after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-focus"
        >
          {item.title}
        </a>
      </h2>
      <div className="flex flex-col gap-4 md:col-span-6">
        <p className="max-w-prose text-lead">{item.description}</p>
        <Tags tags={item.tags.slice(0, MOST_TAGS)} />
      </div>
    </li>
  );
}
