/** Replaces a placeholder of a template in its text. */
export const PLACEHOLDER = '\uFFFC';

/** A table named by a statement or a part of one. */
export interface SqlReference {
  table: string;
  access: 'read' | 'write';
}

const NAME = `(?:only\\s+)?(?:public\\s*\\.\\s*)?"?([a-z_]+|${PLACEHOLDER})"?`;
const WRITES = new RegExp(
  `\\b(?:insert\\s+into|into|update|delete\\s+from|truncate|table|references)\\s+${NAME}`,
  'gi',
);
const READS = new RegExp(`\\b(?:join|using)\\s+(?:lateral\\s+)?${NAME}`, 'gi');
/** A list of tables ends where the next part of the statement starts. */
const LISTS =
  /(?<!\bdelete\s+)\bfrom\s+(.*?)(?=\b(?:where|group|order|limit|join|left|right|inner|cross|on|union|for|returning|set)\b|[();]|$)/gis;

/** Mail templates also have placeholders after "from". */
const STATEMENT = /^\s*(?:from|join)\b|\b(?:select|insert|update|delete|lock|truncate)\b/i;

/** The tables named in SQL; a name inserted into a template is PLACEHOLDER. */
export function findSqlReferences(text: string): SqlReference[] {
  const sql = text.replace(/--.*$/gm, '');
  const listed = [...sql.matchAll(LISTS)].flatMap(([, tables = '']) => tables.split(','));
  const found: SqlReference[] = [
    ...namesIn(sql, WRITES).map((table) => ({ table, access: 'write' }) as const),
    ...namesIn(sql, READS).map((table) => ({ table, access: 'read' }) as const),
    ...listed.flatMap(firstName).map((table) => ({ table, access: 'read' }) as const),
  ];
  return STATEMENT.test(sql) ? found : found.filter(({ table }) => table !== PLACEHOLDER);
}

const namesIn = (sql: string, pattern: RegExp): string[] =>
  [...sql.matchAll(pattern)].map(([, name = '']) => name.toLowerCase());

function firstName(item: string): string[] {
  const [, name] = new RegExp(`^\\s*${NAME}`, 'i').exec(item) ?? [];
  return name ? [name.toLowerCase()] : [];
}
