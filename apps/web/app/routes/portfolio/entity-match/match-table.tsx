import { entityMatchTexts } from '../../../../content/portfolio/entity-match-texts.ts';

const { columns } = entityMatchTexts.cases;

export interface MatchRow {
  name: string;
  /** The case that the row illustrates. */
  about?: string;
  label: string;
  record: string;
  score: string;
  evidence: string;
  why: string;
}

const cell = 'py-3 pr-3 align-baseline lg:pr-5';
const labelStyle =
  'font-semibold whitespace-nowrap data-[label^=Matched]:text-success data-[label^=Needs]:text-warn';

/** Results of the matcher, in a scroll box on a phone. */
export function MatchTable({ caption, rows }: { caption: string; rows: readonly MatchRow[] }) {
  return (
    <div role="group" aria-label={caption} className="overflow-x-auto">
      <table className="w-full min-w-2xl text-left text-sm lg:text-[0.9375rem]">
        <thead className="text-sm text-muted">
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col" className="py-2 pr-3 font-normal lg:pr-5">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={`${row.name} ${row.why} ${row.about}`} {...row} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ name, about, label, record, score, evidence, why }: MatchRow) {
  return (
    <tr className="border-t border-line">
      <th scope="row" className={`${cell} font-normal`}>
        {name}
        {about && <span className="block text-sm text-muted">{about}</span>}
      </th>
      <td data-label={label} className={`${cell} ${labelStyle}`}>
        {label}
      </td>
      <td className={cell}>{record}</td>
      <td className={`${cell} tabular-nums`}>{score}</td>
      <td className={`${cell} tabular-nums`}>{evidence}</td>
      <td className={`${cell} min-w-40 text-muted lg:min-w-60`}>{why}</td>
    </tr>
  );
}

const nothing = { name: '', label: '', record: '', score: '', evidence: '', why: '' };

/** A row for the script to fill. */
export const RowTemplate = () => (
  <template>
    <Row {...nothing} />
  </template>
);
