import type {
  Activity,
  AdminAppointment,
  AdminPurchase,
  AuditEntry,
  ClientMessage,
  ContactSubmission,
  CustomerStatus,
  Mail,
} from '@polaris/contracts';

/** An entry of a customer's timeline, with its time. */
export type TimelineEvent =
  | { kind: 'activity'; at: string; activity: Activity; mail: Mail | undefined }
  | { kind: 'message'; at: string; message: ClientMessage }
  | { kind: 'submission'; at: string; contact: ContactSubmission }
  | { kind: 'purchase'; at: string; purchase: AdminPurchase }
  | { kind: 'note'; at: string; purchase: AdminPurchase; text: string }
  | { kind: 'appointment'; at: string; appointment: AdminAppointment }
  | { kind: 'mail'; at: string; mail: Mail }
  | { kind: 'address'; at: string; entry: AuditEntry; from: string | null; to: string }
  | { kind: 'status'; at: string; entry: AuditEntry; from: CustomerStatus; to: CustomerStatus };

interface Sources {
  activities: readonly Activity[];
  /** Whether older activities exist. */
  more?: boolean;
  /** Before this time, some sources are not loaded yet. */
  loadedFrom?: string;
  changes: readonly AuditEntry[];
  contact?: ContactSubmission | undefined;
  purchases?: readonly AdminPurchase[];
  appointments?: readonly AdminAppointment[];
  mails?: readonly Mail[];
  messages?: readonly ClientMessage[];
}

/** All events, newest first. Omits events older than what every source has loaded. */
export function timelineOf(sources: Sources): TimelineEvent[] {
  const { activities, more = false, loadedFrom = '', changes, contact } = sources;
  const { purchases = [], appointments = [], mails = [], messages = [] } = sources;
  const oldest = more ? (activities.at(-1)?.createdAt ?? '') : loadedFrom;
  const events: TimelineEvent[] = [
    ...activities.map((activity) => activityEvent(activity, mails)),
    ...changes.flatMap(statusChange),
    ...changes.flatMap(addressChange),
    ...purchases.flatMap(purchaseAndNotes),
    ...appointments.map(
      (appointment) => ({ kind: 'appointment', at: appointment.createdAt, appointment }) as const,
    ),
    ...mails
      .filter(isAlone(activities))
      .map((mail) => ({ kind: 'mail', at: mail.createdAt, mail }) as const),
    ...messages.map((message) => ({ kind: 'message', at: message.createdAt, message }) as const),
    ...(contact ? [{ kind: 'submission', at: contact.createdAt, contact } as const] : []),
  ];
  return events.filter(({ at }) => at >= oldest).sort((a, b) => b.at.localeCompare(a.at));
}

/** The owner's message is one event: its activity, with the status of its mail. */
const activityEvent = (activity: Activity, mails: readonly Mail[]): TimelineEvent => {
  const mail = mails.find(({ activityId }) => activityId === activity.id);
  return { kind: 'activity', at: activity.createdAt, activity, mail };
};

const isAlone =
  (activities: readonly Activity[]) =>
  ({ activityId }: Mail): boolean =>
    !activities.some(({ id }) => id === activityId);

const purchaseAndNotes = (purchase: AdminPurchase): TimelineEvent[] => [
  { kind: 'purchase', at: purchase.purchaseDate, purchase },
  ...purchase.notes.map(
    ({ text, createdAt }) => ({ kind: 'note', at: createdAt, purchase, text }) as const,
  ),
];

function statusChange(entry: AuditEntry): TimelineEvent[] {
  const { createdAt, before, after } = entry;
  const from = before?.status;
  const to = after?.status;
  if (typeof from !== 'string' || typeof to !== 'string') return [];
  return [
    {
      kind: 'status',
      at: createdAt,
      entry,
      from: from as CustomerStatus,
      to: to as CustomerStatus,
    },
  ];
}

function addressChange(entry: AuditEntry): TimelineEvent[] {
  const { createdAt, before, after } = entry;
  const [from, to] = [before?.email, after?.email];
  if (before === null || typeof to !== 'string' || from === to) return [];
  return [
    { kind: 'address', at: createdAt, entry, from: typeof from === 'string' ? from : null, to },
  ];
}
