const paths = {
  customers: (id: string) => `/admin/customers/${id}`,
  contacts: (id: string) => `/admin/contacts?highlight=${id}`,
};

const LINK = /^polaris:\/\/(customers|contacts)\/([1-9]\d{0,14})\/?$/;

/**
 * The route of the record in a link such as `polaris://customers/12`, or null. Only the id is taken from
 * the link, so it cannot lead anywhere else.
 */
export function recordPath(link: string): string | null {
  const [, kind, id] = LINK.exec(link) ?? [];
  return kind && id ? paths[kind as keyof typeof paths](id) : null;
}
