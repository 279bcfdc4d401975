import type { ActivityInput, ApiFit } from '@polaris/contracts';

export type ShortcutName = 'show' | 'capture';

/** A key combination for the whole machine, and whether the machine gave it to us. */
export interface ShortcutState {
  accelerator: string;
  registered: boolean;
  /** The desktop decides about it and has not said so: it is sure once it has been pressed. */
  unsure: boolean;
  /** Combinations that are free, offered when this one is not. */
  offers: string[];
}

/** Times of the day between which nothing is told. */
export interface QuietHours {
  from: string;
  to: string;
}

export type UpdateState =
  | { step: 'idle' | 'checking' | 'current' | 'unavailable' }
  | { step: 'loading'; percent: number }
  | { step: 'ready'; version: string }
  | { step: 'failed'; message: string };

/** A sign-in that takes place in the system's browser. */
export type SignInState = { step: 'idle' | 'waiting' } | { step: 'failed'; message: string };

/** An activity that the server will not take, with what it said. */
export interface RefusedCapture {
  key: string;
  subject: string;
  message: string;
}

/** How the app stands with its server, and what it keeps on this machine. */
export interface LinkState {
  online: boolean;
  /** What is wrong with the connection; null while it is well. */
  trouble: string | null;
  /** When the oldest of what is shown without a connection was read, in milliseconds. */
  shownFrom: number | null;
  serverFit: ApiFit | 'unknown';
  /** Whether what was seen is kept for when there is no connection. */
  keeps: boolean;
  /** Whether captures may be stored unsealed; null where the key ring seals them. */
  plainCaptures: boolean | null;
  /** Someone has signed out here, and the server has yet to hear of it. */
  signOutWaits: boolean;
  /** Activities that wait for a connection. */
  waiting: number;
  refused: RefusedCapture[];
  /** Activities that wait until the key ring opens. */
  locked: number;
  /** Files among them that cannot be read; they are kept aside. */
  unreadable: number;
}

/** All that the pages know of the app around them. */
export interface ShellState extends LinkState {
  version: string;
  server: string | null;
  shortcuts: Record<ShortcutName, ShortcutState>;
  /** Whether the system starts the app; null where the app cannot arrange that. */
  startAtLogin: boolean | null;
  quietHours: QuietHours | null;
  update: UpdateState;
  signIn: SignInState;
}

export type Outcome = { ok: true } | { ok: false; message: string };
/** `mayKeepPlain` offers to store it unsealed, which the owner has to agree to. */
export type CaptureOutcome =
  { ok: true; kept?: true } | { ok: false; message: string; mayKeepPlain?: true };

/** What the preload script offers to the pages, as `window.polaris`. */
export interface Bridge {
  readState(): Promise<ShellState>;
  connect(address: string): Promise<Outcome>;
  /** Opens the system's browser at the server's OpenID provider. */
  signInWithBrowser(): Promise<void>;
  bindShortcut(name: ShortcutName, accelerator: string): Promise<Outcome>;
  setStartAtLogin(on: boolean): Promise<void>;
  setQuietHours(hours: QuietHours | null): Promise<void>;
  capture(input: ActivityInput): Promise<CaptureOutcome>;
  allowPlainCaptures(on: boolean): Promise<void>;
  dropRefused(key: string): Promise<void>;
  closeCapture(): Promise<void>;
  checkForUpdate(): Promise<void>;
  installUpdate(): Promise<void>;
  onState(listener: (state: ShellState) => void): () => void;
  /** The app asks the page to show another of its places. */
  onGo(listener: (path: string) => void): () => void;
}
