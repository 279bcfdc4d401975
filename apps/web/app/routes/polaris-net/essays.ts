import type { SiteData } from '@polaris/contracts';
import type { ComponentType, ElementType } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { EssayFacts as FileFacts } from '../../../tools/essays/essay-source.ts';
import { toWritten } from './written-essays.tsx';

/** An essay without its text. `part` is undefined if it is not a part of the series. */
export interface EssayFacts extends Pick<FileFacts, 'title' | 'description' | 'date' | 'revised'> {
  slug: string;
  part?: FileFacts['part'];
  topics: readonly string[];
  minutes: number;
}

export interface Essay {
  facts: EssayFacts;
  Words: ComponentType<{ components?: Record<string, ElementType> }>;
}

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
