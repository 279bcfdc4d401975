import { reportingSamples } from '../../../../content/portfolio/reporting-samples.ts';

/** Links to each picture. */
export function BoardLinks() {
  return (
    <nav aria-label="Dashboards" className="print:hidden">
      <ol className="flex flex-col border-b border-line">
        {reportingSamples.boards.map(({ slug, title }) => (
          <li key={slug} className="border-t border-line">
            <a
              href={`#${slug}`}
              className="flex min-h-11 items-center justify-between gap-4 text-ink underline-offset-4 hover:underline"
            >
              {title}
              <span aria-hidden="true" className="text-accent">
                ↓
              </span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
