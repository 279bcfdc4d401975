import { resume } from '../../../../content/resume.ts';

/** The owner's name, for print. */
export function ResumeOwner() {
  return (
    <p className="w-full">
      <span className="font-semibold">{resume.name}</span>, {resume.role.toLowerCase()},{' '}
      <a
        href={resume.place.link}
        target="_blank"
        rel="noopener noreferrer"
        className="underline underline-offset-4 hover:text-accent"
      >
        {resume.place.text}
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
    </p>
  );
}
