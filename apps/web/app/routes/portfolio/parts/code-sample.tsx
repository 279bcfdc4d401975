import type { CodeSource } from '../../../../tools/code/highlight.ts';

interface CodeSampleProps {
  /** The file name. */
  name: string;
  caption: string;
  source: CodeSource;
}

const languageNames: Record<string, string> = { python: 'Python', sql: 'SQL' };

/** Highlighted at build time. Long lines wrap, indented. */
export function CodeSample({ name, caption, source }: CodeSampleProps) {
  return (
    <figure className="flex min-w-0 flex-col gap-4">
      <div className="rounded-sm border border-line bg-raised">
        <p className="flex justify-between gap-4 border-b border-line px-5 py-3 text-sm text-muted">
          <span className="wrap-anywhere text-ink">{name}</span>
          <span>{languageNames[source.language]}</span>
        </p>
        <section aria-label={name} className="py-4">
          <pre className="code">
            <code>
              {source.lines.map((line, index) => (
                <span key={index} className="line">
                  {line.map(([text, kind], place) =>
                    kind ? (
                      <span key={place} className={kind}>
                        {text}
                      </span>
                    ) : (
                      text
                    ),
                  )}
                  {'\n'}
                </span>
              ))}
            </code>
          </pre>
        </section>
      </div>
      <figcaption className="max-w-prose text-sm text-muted">{caption}</figcaption>
    </figure>
  );
}
