import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useRefreshAll } from '../../../api/client/refresh-all.ts';
import {
  type Choice,
  type Command,
  useSelectedRecord,
} from '../../shared/record/selection-commands.ts';
import { noteRecord, useRecentRecords } from './recent-records.ts';
import { type Destination, quickActions, fits, pages } from './destinations.ts';
import type { PaletteStep } from './use-palette-steps.ts';
import { type FoundRecord, useFoundRecords } from './use-found-records.ts';
import { Matched } from '../../shared/list/matched.tsx';

export interface PaletteChoice {
  /** Unique among all choices. */
  key: string;
  content: ReactNode;
  /** A promise is fulfilled once the page has changed. */
  run: () => void | Promise<void>;
  /** Asks for one more choice instead of running. */
  ask?: () => void;
  /** Whether it changes data on the server, or starts to. */
  mutates?: boolean;
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

interface Asked {
  step: PaletteStep | undefined;
  ask: (command: Choice) => void;
}

/**
 * The choices that match the query: commands, pages, quick actions, and records as they are found. While a command asks
 * for one more choice, only that command's choices.
 */
export function usePaletteGroups(query: string, { step, ask }: Asked): PaletteContent {
  const selected = useSelectedRecord();
  const found = useFoundRecords(step ? '' : query);
  const recent = useRecentRecords();
  const navigate = useNavigate();
  const refresh = useRefreshAll();
  const go = (to: string) => navigate(to);
  const choicesAt = (destinations: readonly Destination[]) =>
    destinations
      .filter(({ label }) => fits(label, query))
      .map(({ label, to }) => ({ key: to, content: label, run: () => go(to) }));
  const recordChoice = ({ to, name, detail, key = to }: FoundRecord) => ({
    key,
    content: <RecordLine record={{ to, name, detail }} query={query} />,
    run: () => {
      noteRecord({ to, name });
      // The record may be newer than the cached lists.
      void refresh();
      return go(to);
    },
  });
  const commandChoices = (commands: readonly (Choice | Command)[]): PaletteChoice[] =>
    commands
      .filter(({ label }) => fits(label, query))
      .map((command, at) => ({
        key: `do ${command.label} ${at}`,
        content: command.label,
        mutates: 'mutates' in command && command.mutates,
        ...('run' in command
          ? { run: command.run }
          : { run: () => undefined, ask: () => ask(command) }),
      }));
  if (step) return stepContent(step, commandChoices(step.choices ?? []));
  const groups = [
    {
      heading: selected?.name ?? '',
      choices: commandChoices(selected?.commands ?? []),
    },
    {
      heading: 'Recent',
      choices: query.trim() ? [] : recent.map((record) => recordChoice({ ...record, detail: '' })),
    },
    { heading: 'Go to', choices: choicesAt(pages) },
    {
      heading: 'New',
      choices: choicesAt(quickActions).map((choice) => ({ ...choice, mutates: true })),
    },
    ...found.groups.map(({ heading, records }) => ({
      heading,
      choices: records.map(recordChoice),
    })),
  ];
  const { status, isBusy } = found;
  return { groups: groups.filter(({ choices }) => choices.length > 0), status, isBusy };
}

const stepContent = ({ asks, choices, failed }: PaletteStep, left: PaletteChoice[]) => ({
  groups: left.length > 0 ? [{ heading: asks, choices: left }] : [],
  status: stepStatus(failed, choices, left),
  isBusy: !choices && !failed,
});

function stepStatus(failed: boolean, choices: PaletteStep['choices'], left: PaletteChoice[]) {
  if (failed) return 'The choices could not be loaded.';
  if (!choices) return 'Loading...';
  if (choices.length === 0) return 'There is nothing to choose.';
  return left.length === 0 ? 'No choice matches.' : '';
}

/** A found record: its name and a detail, with the query highlighted. */
function RecordLine({ record, query }: { record: FoundRecord; query: string }) {
  return (
    <>
      <span className="min-w-0 truncate">
        <Matched text={record.name} query={query} />
      </span>
      <span className="max-w-[45%] shrink-0 truncate text-muted">
        <Matched text={record.detail} query={query} />
      </span>
    </>
  );
}
