/** The path of a record by its id, for each kind that has one. */
export const recordPaths = {
  companies: (id: number) => `/admin/companies/${id}`,
  customers: (id: number) => `/admin/customers/${id}`,
  contacts: (id: number) => `/admin/contacts?highlight=${id}`,
  offers: (id: number) => `/admin/offers/${id}`,
  retainers: (id: number) => `/admin/retainers/${id}`,
  invoices: (id: number) => `/admin/invoices/${id}`,
  services: (id: number) => `/admin/services?edit=${id}`,
  activities: (id: number) => `/admin/activity?id=${id}`,
  tasks: (id: number) => `/admin/tasks?id=${id}`,
  purchases: (id: number) => `/admin/purchases/${id}`,
  assets: (id: number) => `/admin/assets?edit=${id}`,
  essays: (id: number) => `/admin/essays/${id}`,
} as const;
export type RecordKind = keyof typeof recordPaths;

/** A link that opens a record in the desktop app. */
export const recordLink = (kind: RecordKind, id: number): string => `polaris://${kind}/${id}`;

const LINK = new RegExp(`^polaris://(${Object.keys(recordPaths).join('|')})/([1-9]\\d{0,14})/?$`);

/**
 * The address of the record in a link such as `polaris://customers/12`, or null. Only the kind and the id
 * are taken from the link, so it cannot lead anywhere else.
 */
export function pathOfRecordLink(link: string): string | null {
  const [, kind, id] = LINK.exec(link) ?? [];
  return kind && id ? recordPaths[kind as RecordKind](Number(id)) : null;
}
