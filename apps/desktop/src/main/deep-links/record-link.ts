/** Where each kind of record is shown. */
const places = {
  customers: (id: string) => `/admin/customers/${id}`,
  contacts: (id: string) => `/admin/contacts?highlight=${id}`,
};

const LINK = /^polaris:\/\/(customers|contacts)\/([1-9]\d{0,14})\/?$/;

/**
 * The place of a record that a link names, `polaris://customers/12`. A number is all that is taken from
 * the link, so that it can lead nowhere else.
 */
export function recordPlace(address: string): string | null {
  const [, kind, id] = LINK.exec(address) ?? [];
  return kind && id ? places[kind as keyof typeof places](id) : null;
}
