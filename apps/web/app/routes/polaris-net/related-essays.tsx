import { essayPath, relatedTo } from './essay-paths.ts';
import { useEssays } from './essays.ts';

/** Related essays of the series. */
export function RelatedEssays({ slug }: { slug: string }) {
  const related = relatedTo(useEssays(), slug);
  if (related.length === 0) return null;
  return (
    <nav aria-labelledby="related" className="border-t border-line py-10 print:hidden">
      <h2 id="related" className="series-caps pb-6 text-accent">
        Related essays
      </h2>
      <ul className="grid gap-8 sm:grid-cols-2">
        {related.map(({ facts }) => (
          <li key={facts.slug} className="flex flex-col gap-2">
            <a
              href={essayPath(facts)}
              className="rounded-sm font-display text-2xl leading-tight underline-offset-4 hover:text-accent hover:underline hover:decoration-1"
            >
              {facts.title}
            </a>
            <p className="text-muted">{facts.description}</p>
          </li>
        ))}
      </ul>
    </nav>
  );
}
