import type { ImportLine } from '@polaris/contracts';
import type { Fields } from './checked-row';
import type { StoredCustomer } from './stored-customers';

/** Of a long text so much is shown. */
const MOST_SHOWN = 300;
/** And so much of what the old and the new text have in common before they differ. */
const MOST_IN_COMMON = 40;

/** What a line of the file would do, as it is shown. */
export function lineOf(
  line: number,
  fields: Partial<Fields>,
  customer?: StoredCustomer,
): ImportLine {
  const changes = Object.entries(fields)
    .filter(([, value]) => customer !== undefined || value !== null)
    .map(([field, value]) => {
      const is = asText(value);
      if (!customer) return { field, is: excerpt(is, 0) };
      const was = asText(customer[field as keyof StoredCustomer]);
      const from = firstShown(was, is);
      return { field, was: excerpt(was, from), is: excerpt(is, from) };
    });
  const name = fields.name ?? customer?.name ?? '';
  return { line, action: customer ? 'update' : 'create', id: customer?.id ?? null, name, changes };
}

const asText = (value: string | number | null | undefined): string => String(value ?? '');

/** Long texts are shown from where they differ. */
function firstShown(was: string, is: string): number {
  if (Math.max(was.length, is.length) <= MOST_SHOWN) return 0;
  let same = 0;
  while (same < is.length && was[same] === is[same]) same += 1;
  return same > MOST_SHOWN / 2 ? same - MOST_IN_COMMON : 0;
}

const excerpt = (text: string, from: number): string =>
  [
    from > 0 ? '…' : '',
    text.slice(from, from + MOST_SHOWN).toWellFormed(),
    from + MOST_SHOWN < text.length ? '…' : '',
  ].join('');
