import { ButtonLink } from '@polaris/ui/primitives/button';
import { entityMatchTexts } from '../../../../content/portfolio/entity-match-texts.ts';
import type { ResourceLink } from './entity-match-links.ts';

const { inputs } = entityMatchTexts.resources;

interface ResourcesProps {
  links: ResourceLink[];
  text: string;
  /** Shown while there are no links. */
  none: string;
}

export function Resources({ links, text, none }: ResourcesProps) {
  if (links.length === 0) return <p className="max-w-prose text-lead">{none}</p>;
  return (
    <>
      <p className="max-w-prose text-lead">{text}</p>
      <ul className="flex flex-wrap gap-3">
        {links.map(({ label, url }) => (
          <li key={label}>
            <ButtonLink href={url} target="_blank" variant="secondary" size="lg">
              {label}
              <span className="sr-only"> (opens in a new tab)</span>
              <span aria-hidden="true">↗</span>
            </ButtonLink>
          </li>
        ))}
      </ul>
      <Inputs />
    </>
  );
}

const [database, attendees] = inputs.links;

const Inputs = () => (
  <p className="max-w-prose text-muted">
    {inputs.text} <InputLink {...database} /> and <InputLink {...attendees} />.
  </p>
);

const InputLink = ({ label, url }: { label: string; url: string }) => (
  <a href={url} download className="text-accent underline underline-offset-4">
    {label}
  </a>
);
