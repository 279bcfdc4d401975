import { resume } from '../../../../content/resume.ts';

const linkStyle = 'underline underline-offset-4 hover:text-accent';

/** The owner's name and addresses, also for print. */
export function ResumeOwner({ publicUrl }: { publicUrl: string }) {
  return (
    <address className="flex w-full flex-wrap gap-x-5 gap-y-1 not-italic">
      <p className="w-full">
        <span className="font-semibold">{resume.name}</span>, {resume.role.toLowerCase()}
      </p>
      <a href={`mailto:${resume.mail}`} className={linkStyle}>
        {resume.mail}
      </a>
      <a href="/" className={linkStyle}>
        {new URL(publicUrl).host}
      </a>
      <a href={resume.place.link} target="_blank" rel="noopener noreferrer" className={linkStyle}>
        {resume.place.text}
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
    </address>
  );
}
