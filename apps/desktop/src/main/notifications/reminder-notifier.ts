import {
  activitySchema,
  adminAppointmentSchema,
  dayOf,
  taskSchema,
  userSchema,
} from '@polaris/contracts';
import type * as z from 'zod/mini';
import type { NextSession } from '../shell/tray-icon.ts';
import type { Settings } from '../store/settings.ts';
import { nextSessionAt } from './next-session.ts';
import type { NotificationContent } from './notifications.ts';
import { isQuiet } from './quiet-hours.ts';
import { parseKnown } from './parse-known.ts';
import { type Agenda, remindersAt } from './reminders.ts';

interface Dependencies {
  request: (path: string) => Promise<Response>;
  settings: Pick<Settings, 'get' | 'set'>;
  onNotification: (content: NotificationContent) => void;
  /** Called with the current or next session. */
  onNextSession: (next: NextSession | null) => void;
}

const FOLLOW_UPS = '/api/activities/due?limit=200';
const TASKS = '/api/admin/tasks?state=open&limit=200';
const SESSIONS = '/api/admin/sessions?when=upcoming&limit=50';
const USER = '/api/auth/user';
const machineZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
const nothing = (): Agenda => ({ followUps: [], tasks: [], sessions: [], zone: machineZone() });
/** More than can be due at a time; older ones are forgotten. */
const MAX_REMEMBERED = 500;

/** Shows reminders of due tasks and follow-ups and of sessions within the hour, each once. */
export class ReminderNotifier {
  private agenda: Agenda = nothing();
  /** The day on which the agenda was read. */
  private day = '';
  /** Changes at each sign-out, to discard late responses. */
  private sessionEpoch = 0;

  constructor(private readonly deps: Dependencies) {}

  /** Reads what is due; lists that cannot be read stay unchanged. */
  async read(): Promise<void> {
    this.day = this.today();
    const { sessionEpoch } = this;
    const [zone, followUps, tasks, sessions] = await Promise.all([
      this.zone(),
      this.list(FOLLOW_UPS, activitySchema),
      this.list(TASKS, taskSchema),
      this.list(SESSIONS, adminAppointmentSchema),
    ]);
    // The responses belong to a user who has signed out since.
    if (sessionEpoch !== this.sessionEpoch) return;
    this.agenda = {
      followUps: followUps ?? this.agenda.followUps,
      tasks: tasks ?? this.agenda.tasks,
      sessions: sessions ?? this.agenda.sessions,
      zone: zone ?? this.agenda.zone,
    };
    this.day = this.today();
    this.remind();
  }

  /** Call every minute. */
  async tick(): Promise<void> {
    if (this.day !== this.today()) await this.read();
    else this.remind();
  }

  /** Forgets what belongs to the user who signed out. */
  reset(): void {
    this.sessionEpoch += 1;
    this.agenda = nothing();
    this.deps.onNextSession(null);
    this.deps.settings.set({ reminded: [] });
  }

  private remind(): void {
    const { settings, onNotification, onNextSession } = this.deps;
    const now = new Date();
    onNextSession(nextSessionAt(now, this.agenda));
    if (isQuiet(settings.get('quietHours'), now)) return;
    const known = settings.get('reminded');
    const reminders = remindersAt(now, this.agenda, new Set(known));
    if (reminders.length === 0) return;
    const keys = reminders.flatMap((reminder) => reminder.keys);
    settings.set({ reminded: [...known, ...keys].slice(-MAX_REMEMBERED) });
    for (const { content } of reminders) onNotification(content);
  }

  private today(): string {
    return dayOf(new Date(), this.agenda.zone);
  }

  /** The time zone of the business; null if there was no response. */
  private async zone(): Promise<string | null> {
    const response = await this.deps.request(USER).catch(() => null);
    const user = userSchema.safeParse(await response?.json().catch(() => null));
    return user.data?.timeZone ?? null;
  }

  /** Null if there was no response. Items that only newer apps understand are left out. */
  private async list<T>(path: string, schema: z.ZodMiniType<T>): Promise<T[] | null> {
    const response = await this.deps.request(path).catch(() => null);
    if (!response?.ok) return null;
    const json: unknown = await response.json().catch(() => null);
    return Array.isArray(json) ? parseKnown(schema, json) : null;
  }
}
