import { type CaseStudy, totalsOf } from '../../../../content/portfolio/cases/case-study.ts';

const cell = 'py-3 pl-4 text-right tabular-nums';

/** The hours of each task before and after, and their totals. */
export function HoursTable({ study }: { study: CaseStudy }) {
  const { before, after } = totalsOf(study);
  return (
    <table className="w-full border-b border-line-strong text-left">
      <caption className="pb-3 text-left text-sm text-muted">Hours {study.per}</caption>
      <thead className="border-b border-line-strong text-sm">
        <tr>
          <th scope="col" className="py-3 font-semibold">
            Task
          </th>
          <th scope="col" className={`${cell} font-semibold`}>
            Before
          </th>
          <th scope="col" className={`${cell} font-semibold`}>
            After
          </th>
        </tr>
      </thead>
      <tbody>
        {study.hours.map((row) => (
          <tr key={row.label} className="border-b border-line">
            <th scope="row" className="py-3 font-normal">
              {row.label}
            </th>
            <td className={cell}>{row.before}</td>
            <td className={cell}>{row.after}</td>
          </tr>
        ))}
      </tbody>
      <tfoot className="font-semibold">
        <tr>
          <th scope="row" className="py-3">
            Total
          </th>
          <td className={cell}>{before}</td>
          <td className={cell}>{after}</td>
        </tr>
      </tfoot>
    </table>
  );
}
