import { content } from '../../../page/content.ts';

/** Projects with links to their pages. */
export function Projects() {
  return (
    <ul className="border-b border-line">
      {content().resume.projects.map(({ name, link, text }) => (
        <li
          key={name}
          className="group relative grid gap-x-8 gap-y-1 border-t border-line py-5 sm:grid-cols-[2fr_3fr] sm:items-baseline"
        >
          <h3 className="font-display text-xl leading-snug">
            <a
              href={link}
              className="underline-offset-4 group-hover:underline after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-focus"
            >
              {name}{' '}
              <span aria-hidden="true" className="text-accent print:hidden">
                →
              </span>
            </a>
          </h3>
          <p className="text-muted">{text}</p>
        </li>
      ))}
    </ul>
  );
}
