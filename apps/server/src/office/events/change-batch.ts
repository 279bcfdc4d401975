import { type RecordChange, recordChangeSchema } from '@polaris/contracts';
import { array, int, nullable, omit, extend, type output } from 'zod/mini';

/** More changed records of a kind are sent as one general change. */
const MAX_RECORDS = 20;

/** The payload of `announce_records`: the ids of changed rows, or null for very many. */
const notificationSchema = extend(omit(recordChangeSchema, { id: true }), {
  ids: nullable(array(int())),
});
type Notification = output<typeof notificationSchema>;

/** Collects notifications briefly, so that an import of thousands of rows becomes one change. */
export class ChangeBatch {
  private readonly gathered = new Map<string, Notification>();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly waitMs: number,
    private readonly onChanges: (changes: RecordChange[]) => void,
  ) {}

  /** Skips unreadable notifications, which could come from another version of the server. */
  add(payload: string): void {
    const notification = parse(payload);
    if (!notification) return;
    const key = `${notification.kind} ${notification.change}`;
    this.gathered.set(key, merge(this.gathered.get(key), notification));
    this.timer ??= setTimeout(() => this.flush(), this.waitMs);
  }

  clear(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.gathered.clear();
  }

  private flush(): void {
    const changes = [...this.gathered.values()].flatMap(toChanges);
    this.clear();
    this.onChanges(changes);
  }
}

function parse(payload: string): Notification | undefined {
  try {
    return notificationSchema.parse(JSON.parse(payload));
  } catch {
    return undefined;
  }
}

function merge(before: Notification | undefined, added: Notification): Notification {
  if (!before) return added;
  const ids = before.ids && added.ids && [...new Set([...before.ids, ...added.ids])];
  return { ...added, ids: ids && ids.length <= MAX_RECORDS ? ids : null };
}

const toChanges = ({ kind, change, ids }: Notification): RecordChange[] =>
  (ids ?? [null]).map((id) => ({ kind, change, id }));
