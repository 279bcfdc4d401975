import { portfolioItems } from '../../../portfolio-items.ts';
import {
  type PortfolioType,
  portfolioTexts,
  portfolioTypes,
} from '../../../../content/portfolio/portfolio.ts';

/** The filter and the list below it; the case studies are above them. */
export const WORK_ID = 'work';

export const ALL_TYPES = 'all';
export type TypeChoice = PortfolioType | typeof ALL_TYPES;

/** The type in the address; an unknown one shows everything. */
export function typeIn(search: URLSearchParams): TypeChoice {
  const type = search.get('type') ?? '';
  return Object.hasOwn(portfolioTypes, type) ? (type as PortfolioType) : ALL_TYPES;
}

export const typeChoices: readonly string[] = Object.keys(portfolioTypes);

export const typeAddress = (type: TypeChoice): string =>
  `${portfolioTexts.path}${type === ALL_TYPES ? '' : `?type=${type}`}#${WORK_ID}`;

export const matchesType = (type: PortfolioType, choice: TypeChoice): boolean =>
  choice === ALL_TYPES || choice === type;

export interface TypeOption {
  type: TypeChoice;
  label: string;
  count: number;
}

export const typeOptions = (): readonly TypeOption[] => [
  { type: ALL_TYPES, label: portfolioTexts.filter.all, count: portfolioItems().length },
  ...Object.entries(portfolioTypes).map(([type, label]) => ({
    type: type as PortfolioType,
    label,
    count: portfolioItems().filter((item) => item.type === type).length,
  })),
];
