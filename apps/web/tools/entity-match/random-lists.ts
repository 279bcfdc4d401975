import { Random } from '../dashboards/random.ts';

const SEED = 20_261_122;
const COLUMNS = ['first_name', 'last_name', 'email', 'birthdate', 'constituency', 'degree_year'];

// Few values, so that people match; with accents, cases, spaces and quotes to normalize.
const pools: Record<string, readonly string[]> = {
  first_name: [
    ...['Mary', 'MARY', 'Betty', 'Liz', 'Elizabeth', 'Bob', 'Robert', 'José', 'Jose', 'Jo\u0301se'],
    ...['Élodie', 'Elodie|Ellie', '  Ada ', 'Ada  Lou', 'İpek', 'ΣΊΣΥΦΟΣ', 'ﬁona', 'Zoë\u00a0Ann'],
    ...['"Sam"', 'O,Neil', 'हिन्दी', '李', '𝒜da', 'constructor', '__proto__'],
  ],
  last_name: [
    ...['Smith', 'Smyth', 'Smithe', 'Ortiz|Calder', 'Calder', 'Caldér', 'Van  Dyke', 'van dyke'],
    ...[
      'Meadowcombe',
      'Medowcombe',
      'Meadowcomb',
      'Harborfield',
      'Harborwood',
      'Straße',
      'STRASSE',
    ],
    ...['Øster', 'Oster', '|', 'a|b|a', "O'Hara", '"Quoted, name"', '\u2003Thin\u200b', 'A\u0085B'],
  ],
  email: [
    'a@example.com',
    'A@Example.com',
    'b@example.com',
    'c@example.com|a@example.com',
    'ａ@x.y',
  ],
  birthdate: ['19840307', '19750612', '20010101', '19840307|19750612', ' 19991231 '],
  constituency: ['Alumni', 'Parents', 'Friends', 'Alumni|Parents'],
  degree_year: ['1998', '2003', '1998|2003', '2015', '２０１５'],
};

/** Values that make a run fail. */
const invalidValues: Record<string, string> = { birthdate: '03/07/1984', constituency: 'Trustees' };

const quoted = (cell: string): string =>
  /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

function randomCell(random: Random, column: string, mayBeWrong: boolean): string {
  if (random.next() < 0.3) return '';
  const error = invalidValues[column];
  if (mayBeWrong && error && random.next() < 0.01) return error;
  return random.pick(pools[column] ?? []);
}

function randomText(random: Random, columns: readonly string[], isList: boolean): string {
  const length = random.integer(isList ? 1 : 2, 14);
  const rows = Array.from({ length }, (_, index) =>
    columns.map((column) =>
      column === 'id' ? `${index + 1}` : randomCell(random, column, isList),
    ),
  );
  const lines = [columns, ...rows].map((row) => row.map(quoted).join(','));
  const end = random.pick(['\n', '\r\n', '\r', '\n\n']);
  return `${random.next() < 0.2 ? '\uFEFF' : ''}${lines.join(end)}${random.pick(['', end])}`;
}

/** The columns in any order. */
function shuffled(random: Random, columns: readonly string[]): string[] {
  const keyed = columns.map((column) => ({ column, key: random.next() }));
  return keyed.sort((a, b) => a.key - b.key).map(({ column }) => column);
}

/** Pairs of a database and a list as CSV texts, the same on every machine. */
export function randomLists(count: number): [database: string, list: string][] {
  const random = new Random(SEED);
  return Array.from({ length: count }, () => [
    randomText(random, shuffled(random, ['id', ...COLUMNS]), false),
    randomText(random, shuffled(random, COLUMNS), true),
  ]);
}
