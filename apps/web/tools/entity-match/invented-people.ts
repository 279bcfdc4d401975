import { Random } from '../dashboards/random.ts';

const SEED = 20_260_401;
const PEOPLE = 200;

/** First name, last names, email, birthdate, constituency, degree years: people of the examples. */
const written = [
  ['José', 'Álvarez', 'jose.alvarez@example.com', '19880229', 'Alumni', '2010'],
  ['Mary', 'Smith', 'mary.smith@example.com', '19750612', 'Alumni', '1997'],
  ['Mary', 'Smith', 'mary.e.smith@example.org', '19910218', 'Parents', ''],
  ['Elizabeth', 'Ortiz|Calder', 'e.ortiz@example.com', '19840307', 'Alumni', '2006'],
  ['Priya', 'Lanternby', 'priya.lanternby@example.com', '19790830', 'Friends', ''],
  ['Tomas', 'Harborfield', 'tomas.harborfield@example.net', '19760415', 'Alumni', '1998|2003'],
  ['Robert', 'Velvetridge', 'robert.velvetridge@example.com', '19690101', 'Parents', ''],
  ['Nora', 'Copperwell', 'nora.copperwell@example.org', '19900102', 'Alumni', '2012'],
  ['Ingrid', 'Thistleworth', 'the.thistleworths@example.com', '19580411', 'Friends', ''],
  ['Oskar', 'Thistleworth', 'the.thistleworths@example.com', '19560923', 'Friends', ''],
  ['Hannah', 'Meadowcombe', 'hannah.meadowcombe@example.com', '19930519', 'Faculty', '2015'],
  ['Lionel', 'Saffronley', 'lionel.saffronley@example.net', '19811130', 'Alumni', '2004'],
] as const;

const firstNames =
  'Ada Amir Anneke Basil Bruno Celia Cora Dario Delphine Edmund Elena Farah Felix Gideon Greta Hugo Ida Ilse Jonas Juno Kofi Lena Luca Mabel Marek Mina Nadia Niko Odette Omar Petra Quentin Rafael Rosa Selma Silas Tamsin Theo Una Viktor Wanda Yusuf Zelda Élodie'.split(
    ' ',
  );
const nameStarts =
  'Cinder Copper Harbor Juniper Lantern Marble Meadow Pebble Saffron Thistle Velvet Winter'.split(
    ' ',
  );
const nameEnds = ['by', 'combe', 'field', 'ley', 'ridge', 'well', 'wood', 'worth'];
const constituencies = ['Alumni', 'Alumni', 'Alumni', 'Faculty', 'Friends', 'Parents'];

const two = (number: number): string => String(number).padStart(2, '0');

function inventPerson(random: Random, index: number): string[] {
  const first = random.pick(firstNames);
  const last = random.pick(nameStarts) + random.pick(nameEnds);
  const born = random.integer(1946, 1999);
  const years = [born + 22, ...(random.next() < 0.2 ? [born + 22 + random.integer(2, 9)] : [])];
  const constituency = random.pick(constituencies);
  const birthdate = `${born}${two(random.integer(1, 12))}${two(random.integer(1, 28))}`;
  const mailbox = `${first}.${last}${index}`.normalize('NFKD').replace(/[^\w.]/g, '');
  return [
    first,
    last,
    random.next() < 0.9 ? `${mailbox.toLowerCase()}@example.com` : '',
    random.next() < 0.85 ? birthdate : '',
    constituency,
    constituency === 'Alumni' ? years.join('|') : '',
  ];
}

/** The example database of invented people, the same on every machine. */
export function inventDatabase(): string {
  const random = new Random(SEED);
  const others = Array.from({ length: PEOPLE - written.length }, (_, index) =>
    inventPerson(random, index + written.length + 1),
  );
  const rows = [...written, ...others].map((row, index) => [1001 + index, ...row].join(','));
  const columns = 'id,first_name,last_name,email,birthdate,constituency,degree_year';
  return `${[columns, ...rows].join('\n')}\n`;
}
