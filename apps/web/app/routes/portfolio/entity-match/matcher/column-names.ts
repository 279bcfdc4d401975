import type { MatchColumn } from './rules.ts';
import { trim } from './similarity.ts';

/** Other names of the columns, in lower case and without spaces and punctuation. */
const otherNames: Record<MatchColumn | 'id', string> = {
  id: 'recordid personid contactid donorid constituentid',
  first_name: 'firstname first givenname forename',
  last_name: 'lastname last surname familyname',
  email: 'email mail emailaddress',
  birthdate: 'birthdate birthday dateofbirth dob',
  constituency: 'constituencycode constituencytype constituenttype constituentcode',
  degree_year: 'degreeyear classyear classof graduationyear gradyear',
};

const columnsByName = new Map(
  Object.entries(otherNames).flatMap(([column, names]) =>
    names.split(' ').map((name) => [name, column] as const),
  ),
);

/** The normalized column names: "E-mail" and "First Name" become the matcher's names. Exact names win. */
export function columnNames(header: readonly string[]): string[] {
  const names = header.map((name) => trim(name).toLowerCase());
  const taken = new Set(names);
  return names.map((name) => {
    const column = columnsByName.get(name.replace(/[^a-z]/g, ''));
    if (!column || taken.has(column)) return name;
    taken.add(column);
    return column;
  });
}
