import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useRefreshAll } from '../../../api/refresh-all.ts';
import { useSelection } from '../../shared/record/selection-commands.ts';
import { type RecentRecord, noteRecord, useRecentRecords } from './recent-records.ts';
import { RecordLine } from './record-line.tsx';
import { type Destination, quickActions, fits, pages } from './destinations.ts';
import { useFoundRecords } from './use-found-records.ts';

export interface PaletteChoice {
  /** Unique among all choices. */
  key: string;
  content: ReactNode;
  /** A promise is fulfilled once the page has changed. */
  run: () => void | Promise<void>;
}

export interface PaletteGroup {
  heading: string;
  choices: PaletteChoice[];
}

interface PaletteContent {
  groups: PaletteGroup[];
  status: string;
  isBusy: boolean;
}

/** The choices that match the query: commands, pages, quick actions, and records as they are found. */
export function usePaletteGroups(query: string): PaletteContent {
  const selected = useSelection();
  const found = useFoundRecords(query);
  const recent = useRecentRecords();
  const navigate = useNavigate();
  const refresh = useRefreshAll();
  const go = (to: string) => navigate(to);
  const choicesAt = (destinations: readonly Destination[]) =>
    destinations
      .filter(({ label }) => fits(label, query))
      .map(({ label, to }) => ({ key: to, content: label, run: () => go(to) }));
  const recordChoice = ({ to, name, detail = '' }: RecentRecord & { detail?: string }) => ({
    key: to,
    content: <RecordLine record={{ to, name, detail }} query={query} />,
    run: () => {
      noteRecord({ to, name });
      // The record may be newer than the cached lists.
      void refresh();
      return go(to);
    },
  });
  const commands = selected?.commands.filter(({ label }) => fits(label, query)) ?? [];
  const groups = [
    {
      heading: selected?.name ?? '',
      choices: commands.map(({ label, run }) => ({ key: `do ${label}`, content: label, run })),
    },
    {
      heading: 'Recent',
      choices: query.trim() ? [] : recent.map(({ to, name }) => recordChoice({ to, name })),
    },
    { heading: 'Go to', choices: choicesAt(pages) },
    { heading: 'New', choices: choicesAt(quickActions) },
    ...found.groups.map(({ heading, records }) => ({
      heading,
      choices: records.map(recordChoice),
    })),
  ];
  const { status, isBusy } = found;
  return { groups: groups.filter(({ choices }) => choices.length > 0), status, isBusy };
}
