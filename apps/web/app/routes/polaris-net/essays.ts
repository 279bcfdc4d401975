import type { SiteData } from '@polaris/contracts';
import { useRouteLoaderData } from 'react-router';
import type { EssayFacts as FileFacts } from '../../../tools/essays/essay-source.ts';
import { type Essay, type EssayFacts, toWritten } from './written-essays.tsx';

type EssayModule = { facts: FileFacts; default: Essay['Words'] };

const modules = import.meta.glob<EssayModule>('../../../content/essays/*.mdx', { eager: true });

/** The essays that are files of the site, in reading order. */
export const essays: readonly (Essay & { facts: FileFacts })[] = Object.values(modules)
  .map(({ facts, default: Words }) => ({ facts, Words }))
  .sort((a, b) => a.facts.order - b.facts.order);

const files = new Set<string>(essays.map(({ facts }) => facts.slug));

/** The essays written in the admin area, oldest first. */
export async function readWritten(site: SiteData): Promise<Essay[]> {
  const written = await site.essays();
  return written.filter(({ slug }) => !files.has(slug)).map(toWritten);
}

/** All essays in reading order, without those that cannot be read. */
export const readEssays = async (site: SiteData): Promise<Essay[]> => [
  ...essays,
  ...(await readWritten(site).catch(() => [])),
];

/** The data that the series' layout reads for its pages. */
export interface SeriesData {
  essays: { facts: EssayFacts }[];
}

/** All essays in reading order, without their texts. */
export const useEssays = (): SeriesData['essays'] =>
  useRouteLoaderData<SeriesData>('routes/polaris-net/series-layout')?.essays ?? [];
