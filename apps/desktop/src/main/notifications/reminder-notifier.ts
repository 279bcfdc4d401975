import { activitySchema, adminAppointmentSchema, taskSchema } from '@polaris/contracts';
import * as z from 'zod/mini';
import type { NextSession } from '../shell/tray-icon.ts';
import type { Settings } from '../store/settings.ts';
import { nextSessionAt } from './next-session.ts';
import type { NotificationContent } from './notifications.ts';
import { isQuiet } from './quiet-hours.ts';
import { type Agenda, localDay, remindersAt } from './reminders.ts';

interface Dependencies {
  request: (path: string) => Promise<Response>;
  settings: Pick<Settings, 'get' | 'set'>;
  onNotification: (content: NotificationContent) => void;
  /** Called with the session that takes place now or next. */
  onNextSession: (next: NextSession | null) => void;
}

const FOLLOW_UPS = '/api/activities/due?limit=200';
const TASKS = '/api/admin/tasks?state=open&limit=200';
const SESSIONS = '/api/admin/sessions?when=upcoming&limit=50';
const nothing: Agenda = { followUps: [], tasks: [], sessions: [] };
/** More than can be due at a time; older ones are forgotten. */
const MAX_REMEMBERED = 500;

/** Reminds of tasks and follow-ups that are due and of sessions within the hour, once of each. */
export class ReminderNotifier {
  private agenda: Agenda = nothing;
  /** The day on which the agenda was read. */
  private day = '';
  /** Counts the users who have signed out. */
  private signOuts = 0;

  constructor(private readonly deps: Dependencies) {}

  /** Reads what is due; what cannot be read stays as it was. */
  async read(): Promise<void> {
    this.day = localDay(new Date());
    const { signOuts } = this;
    const [followUps, tasks, sessions] = await Promise.all([
      this.list(FOLLOW_UPS, activitySchema),
      this.list(TASKS, taskSchema),
      this.list(SESSIONS, adminAppointmentSchema),
    ]);
    // What was on its way belongs to somebody who has signed out since.
    if (signOuts !== this.signOuts) return;
    this.agenda = {
      followUps: followUps ?? this.agenda.followUps,
      tasks: tasks ?? this.agenda.tasks,
      sessions: sessions ?? this.agenda.sessions,
    };
    this.remind();
  }

  /** To be called each minute. */
  async tick(): Promise<void> {
    if (this.day !== localDay(new Date())) await this.read();
    else this.remind();
  }

  /** Forgets what belongs to the user who signed out. */
  reset(): void {
    this.signOuts += 1;
    this.agenda = nothing;
    this.deps.onNextSession(null);
    this.deps.settings.set({ reminded: [] });
  }

  private remind(): void {
    const { settings, onNotification, onNextSession } = this.deps;
    const now = new Date();
    onNextSession(nextSessionAt(now, this.agenda.sessions));
    if (isQuiet(settings.get('quietHours'), now)) return;
    const known = settings.get('reminded');
    const reminders = remindersAt(now, this.agenda, new Set(known));
    if (reminders.length === 0) return;
    const keys = reminders.flatMap((reminder) => reminder.keys);
    settings.set({ reminded: [...known, ...keys].slice(-MAX_REMEMBERED) });
    for (const { content } of reminders) onNotification(content);
  }

  /** Null when there was no answer. An entry that only a newer server understands is left out. */
  private async list<T>(path: string, schema: z.ZodMiniType<T>): Promise<T[] | null> {
    const response = await this.deps.request(path).catch(() => null);
    if (!response?.ok) return null;
    const entries = z.array(z.unknown()).safeParse(await response.json().catch(() => null)).data;
    return entries?.flatMap((entry) => schema.safeParse(entry).data ?? []) ?? null;
  }
}
