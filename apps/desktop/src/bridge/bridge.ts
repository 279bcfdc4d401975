import type { ApiFit, CaptureInput, StreamMessage } from '@polaris/contracts';

export type ShortcutName = 'show' | 'capture';

/** A global shortcut, and whether it could be registered. */
export interface ShortcutState {
  /** Null while it is switched off. */
  accelerator: string | null;
  registered: boolean;
  /** Registered, but not confirmed: under Wayland it is certain only once it has been pressed. */
  unsure: boolean;
  /** Free shortcuts, offered when this one is used by another program. */
  offers: string[];
}

/** Times of day, as `22:00`, between which no notifications are shown. */
export interface QuietHours {
  from: string;
  to: string;
}

export type UpdateState =
  | { step: 'idle' | 'checking' | 'current' | 'unavailable' }
  | { step: 'loading'; percent: number }
  | { step: 'ready'; version: string }
  | { step: 'failed'; message: string };

/** The state of a sign-in in the system's browser. */
export type SignInState = { step: 'idle' | 'waiting' } | { step: 'failed'; message: string };

/** A capture of the account that is signed in, on its way to the server. */
export interface StoredCapture {
  key: string;
  input: CaptureInput;
  /** The server's message if it rejected the activity: it is then not resent automatically. */
  refused: string | null;
  /** Why the last attempt to send it failed; null before the first. */
  problem: string | null;
}

/** Captures of another account or server: they wait for a sign-in there, and pages do not see them. */
export interface CapturesElsewhere {
  server: string;
  count: number;
}

/** The connection to the server, and what is stored on this machine. */
export interface ConnectionState {
  online: boolean;
  /** A sentence that says what is wrong with the connection; null while it works. */
  trouble: string | null;
  /** When the oldest cached data now shown was read, in milliseconds; null while online. */
  shownFrom: number | null;
  serverFit: ApiFit | 'unknown';
  /** Whether responses are cached for use without a connection. */
  cachesResponses: boolean;
  /** Whether captures may be stored unencrypted; null while the key ring encrypts them. */
  allowsUnencryptedCaptures: boolean | null;
  /** Signed out here; the login session on the server must still be ended. */
  signOutPending: boolean;
  /** How many captures of this account wait to be sent, without those that are likely sent in a moment. */
  waiting: number;
  captures: StoredCapture[];
  otherAccounts: CapturesElsewhere[];
  /** How many captures wait for the key ring to be unlocked. */
  locked: number;
  /** How many files of captures cannot be read; they are quarantined, not deleted. */
  unreadable: number;
}

/** Everything that pages know about the app. */
export interface ShellState extends ConnectionState {
  version: string;
  /** Whether the title bar has a button for the menu, as there is no menu bar. */
  menuButton: boolean;
  server: string | null;
  shortcuts: Record<ShortcutName, ShortcutState>;
  /** Taken shortcuts that the user does not want to hear of again. */
  dismissedShortcuts: string[];
  /** Whether the app starts at login; null where that is not supported. */
  startAtLogin: boolean | null;
  quietHours: QuietHours | null;
  update: UpdateState;
  signIn: SignInState;
}

export type Outcome = { ok: true } | { ok: false; message: string };
/** `queued`: stored, to be sent later. `canStoreUnencrypted`: it can be stored unencrypted if the user agrees. */
export type CaptureOutcome =
  | { ok: true; queued?: true }
  | { ok: false; message: string; canStoreUnencrypted?: true };

/** The API of the preload script, `window.polaris` in the pages. */
export interface Bridge {
  readState(): Promise<ShellState>;
  connect(address: string): Promise<Outcome>;
  /** Starts a sign-in in the system's browser, at the server's OpenID provider. */
  signInWithBrowser(): Promise<void>;
  /** Changes a shortcut; null switches it off. */
  bindShortcut(name: ShortcutName, accelerator: string | null): Promise<Outcome>;
  /** Pauses or resumes the shortcuts, while a new one is recorded. */
  suspendShortcuts(on: boolean): Promise<void>;
  /** Stops reminding the user of the shortcuts that are taken now. */
  dismissTakenShortcuts(): Promise<void>;
  setStartAtLogin(on: boolean): Promise<void>;
  setQuietHours(hours: QuietHours | null): Promise<void>;
  capture(input: CaptureInput): Promise<CaptureOutcome>;
  allowUnencryptedCaptures(on: boolean): Promise<void>;
  /** Sends a stored capture now, even if the server rejected it before. */
  sendCapture(key: string): Promise<void>;
  editCapture(key: string, input: CaptureInput): Promise<Outcome>;
  discardCapture(key: string): Promise<void>;
  closeCapture(): Promise<void>;
  /** Shows the menu bar's menus. */
  showMenu(): Promise<void>;
  /** Sets the height of the quick capture window to that of its page. */
  resizeCapture(height: number): Promise<void>;
  checkForUpdate(): Promise<void>;
  installUpdate(): Promise<void>;
  onState(listener: (state: ShellState) => void): () => void;
  /** Calls the listener for each change on the server. */
  onServerEvent(listener: (message: StreamMessage) => void): () => void;
  /** Called when the app asks the page to open another route. */
  onNavigate(listener: (path: string) => void): () => void;
  /** Called when the user wants to find a text on the page. */
  onFind(listener: () => void): () => void;
}
