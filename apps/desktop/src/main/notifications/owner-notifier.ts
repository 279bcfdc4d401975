import {
  type ChangedKind,
  type ClientMessage,
  MINUTE_MS,
  type StreamMessage,
} from '@polaris/contracts';
import type { Log } from '../shell/log.ts';
import { Poller } from '../shell/poller.ts';
import type { NextSession } from '../shell/tray-icon.ts';
import type { Settings } from '../store/settings.ts';
import { type NewContact, newContacts } from './new-contacts.ts';
import { newMessages } from './new-messages.ts';
import { NewRecordNotifier } from './new-record-notifier.ts';
import { Notifications } from './notifications.ts';
import { ReminderNotifier } from './reminder-notifier.ts';
import { ServerEvents } from './server-events.ts';

interface Dependencies {
  request: (path: string) => Promise<Response>;
  openEvents: (signal: AbortSignal) => Promise<Response>;
  settings: Pick<Settings, 'get' | 'set'>;
  onUnread: (count: number) => void;
  onNextSession: (next: NextSession | null) => void;
  onOpen: (path: string) => unknown;
  /** Called for each change on the server. */
  onMessage: (message: StreamMessage) => void;
  log: Pick<Log, 'write'>;
}

const INTERVAL = { every: 60_000, longest: 15 * 60_000 };

/**
 * Shows notifications of new submissions and messages, due follow-ups and sessions while a user is signed in. Listens
 * to the server's events, and polls while that fails: an older server has none.
 */
export class OwnerNotifier {
  private readonly contacts: NewRecordNotifier<NewContact>;
  private readonly messages: NewRecordNotifier<ClientMessage>;
  private readonly reminders: ReminderNotifier;
  private readonly events: ServerEvents;
  private readonly notifications: Notifications;
  private readonly poller = new Poller(() => this.readAll(), INTERVAL);
  private clock: NodeJS.Timeout | undefined;

  constructor(private readonly deps: Dependencies) {
    this.notifications = new Notifications(deps.onOpen, deps.log);
    const onNotification = this.notifications.show.bind(this.notifications);
    this.contacts = new NewRecordNotifier(newContacts, { ...deps, onNotification });
    // The count on the app's icon is only of submissions.
    const onUnread = () => undefined;
    this.messages = new NewRecordNotifier(newMessages, { ...deps, onUnread, onNotification });
    this.reminders = new ReminderNotifier({ ...deps, onNotification });
    this.events = new ServerEvents({
      open: deps.openEvents,
      onMessage: (message) => this.receive(message),
      onListening: (listening) => (listening ? this.poller.stop() : this.poller.start()),
    });
  }

  /** Connects now. Replaces a connection that may be dead after the machine slept. */
  start(): void {
    this.stop();
    this.notifications.listen();
    this.events.start();
    this.clock = setInterval(() => this.tick(), MINUTE_MS);
  }

  stop(): void {
    clearInterval(this.clock);
    this.events.stop();
    this.poller.stop();
  }

  /** Stops, and forgets what belongs to the user who signed out. */
  reset(): void {
    this.stop();
    this.contacts.reset();
    this.messages.reset();
    this.reminders.reset();
  }

  private receive(message: StreamMessage): void {
    this.deps.onMessage(message);
    if (concerns(message, 'contact')) void this.contacts.check().catch(() => false);
    if (concerns(message, 'message')) void this.messages.check().catch(() => false);
    if (concerns(message, 'activity', 'task', 'appointment')) void this.reminders.read();
  }

  private tick(): void {
    void this.contacts.checkAfterQuiet();
    void this.messages.checkAfterQuiet();
    void this.reminders.tick();
  }

  private async readAll(): Promise<boolean> {
    const [answered] = await Promise.all([
      this.contacts.check(),
      // An older server knows no messages.
      this.messages.check().catch(() => false),
      this.reminders.read(),
    ]);
    return answered;
  }
}

const concerns = (message: StreamMessage, ...kinds: ChangedKind[]): boolean =>
  message.type === 'reset' || kinds.includes(message.change.kind);
