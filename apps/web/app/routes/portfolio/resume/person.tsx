import { mapUrlOf } from '../../../../content/person.ts';
import { content } from '../../../page/content.ts';

const linkStyle = 'underline underline-offset-4 hover:text-accent';

/** The owner's name and addresses, also for print. */
export function ResumeOwner({ publicUrl }: { publicUrl: string }) {
  const { owner, role, mail, place } = content().site;
  return (
    <address className="flex w-full flex-wrap gap-x-5 gap-y-1 not-italic">
      <p className="w-full">
        <span className="font-semibold">{owner}</span>, {role.toLowerCase()}
      </p>
      <a href={`mailto:${mail}`} className={linkStyle}>
        {mail}
      </a>
      <a href="/" className={linkStyle}>
        {new URL(publicUrl).host}
      </a>
      <a href={mapUrlOf(place)} target="_blank" rel="noopener noreferrer" className={linkStyle}>
        {place}
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
    </address>
  );
}
