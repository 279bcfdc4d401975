import type { AttackedServer } from './attacked-server.ts';

/** One measured figure beside the limit that it must keep. */
export interface Figure {
  what: string;
  value: number;
  limit: number;
  unit: string;
  /** Whether the limit is the most or the least that is allowed; the most unless it is said. */
  allowed?: 'at most' | 'at least';
}

/** What an attack is given to work with. */
export interface AttackContext {
  /** The server that attacks share; started when the first of them asks for it. */
  sharedServer(): Promise<AttackedServer>;
  /** A server with settings of its own; stopped when the attack has ended, if it still runs. */
  startServer(environment?: Record<string, string>): Promise<AttackedServer>;
  /** One line of progress. */
  log(line: string): void;
  /** Aborted when the attack's time is over. */
  signal: AbortSignal;
}

export interface Attack {
  name: string;
  /** How long it may take; a minute unless it is said. All attacks together have five minutes. */
  seconds?: number;
  run(context: AttackContext): Promise<Figure[]>;
}

export const isKept = ({ value, limit, allowed = 'at most' }: Figure): boolean =>
  allowed === 'at most' ? value <= limit : value >= limit;
