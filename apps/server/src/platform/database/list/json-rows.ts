/** Rows as PostgreSQL sends them: each value as text, and of which type it is. */
export interface TextRows {
  fields: { name: string; dataTypeID: number }[];
  rows: (string | null)[][];
}

type Write = (text: string) => string;

const itself: Write = (text) => text;
const quoted: Write = (text) => JSON.stringify(text);
const truth: Write = (text) => (text === 't' ? 'true' : 'false');

const DATE_LENGTH = 10;
const TIME_LENGTH = 'HH:MM:SS.mmm'.length;

/** A time in UTC, from which PostgreSQL omits trailing zeros: "2026-03-01 09:30:00.5". */
const utcTime: Write = (text) => {
  const time = text.slice(DATE_LENGTH + 1);
  const fraction = time.includes('.') ? time : `${time}.`;
  return `"${text.slice(0, DATE_LENGTH)}T${fraction.padEnd(TIME_LENGTH, '0').slice(0, TIME_LENGTH)}Z"`;
};

/** A time with its zone: "2026-03-01 09:30:00.5+00". */
const zonedTime: Write = (text) => `"${new Date(text).toISOString()}"`;

/** By the type ids of PostgreSQL. All other types are written as text; a query must convert arrays to JSON itself. */
const writers = new Map<number, Write>([
  ...[20, 21, 23, 700, 701, 1700].map((number) => [number, itself] as const),
  ...[114, 3802].map((json) => [json, itself] as const),
  [16, truth],
  [1114, utcTime],
  [1184, zonedTime],
]);

/** Converts rows to JSON, without their first columns. No row is parsed to an object only to become text again. */
export class JsonRows {
  private readonly writers: Write[];
  private readonly names: string[];

  constructor(
    private readonly result: TextRows,
    private readonly firstColumn = 0,
  ) {
    this.writers = result.fields.map(({ dataTypeID }) => writers.get(dataTypeID) ?? quoted);
    this.names = result.fields.map(
      ({ name }, at) => `${at === firstColumn ? '' : ','}${JSON.stringify(name)}:`,
    );
  }

  /** A list of objects. */
  list(rows: TextRows['rows']): string {
    let json = '[';
    for (const row of rows) json += `${json.length > 1 ? ',' : ''}${this.object(row)}`;
    return `${json}]`;
  }

  /** One value of a row. */
  value(row: (string | null)[], name: string): unknown {
    const at = this.result.fields.findIndex(
      (field, index) => index >= this.firstColumn && field.name === name,
    );
    return JSON.parse(this.write(row, at));
  }

  private object(row: (string | null)[]): string {
    let json = '{';
    for (let at = this.firstColumn; at < row.length; at += 1)
      json += this.names[at]! + this.write(row, at);
    return `${json}}`;
  }

  private write(row: (string | null)[], at: number): string {
    const text = row[at];
    return text === null || text === undefined ? 'null' : this.writers[at]!(text);
  }
}
