import { builtResumeFile } from '../content/resume.ts';
import { content } from './page/content.ts';
import { hasOwnResume } from '../content-of-request.ts';

/** The address of the Word document, and the name it is saved by. */
export interface ResumeFile {
  href: string;
  download: string;
}

/** For loaders. */
export function resumeFile(): ResumeFile {
  const name = content()
    .site.owner.toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
  return {
    href: hasOwnResume() ? '/assets/portfolio/resume.docx' : builtResumeFile,
    download: `${name.replace(/^-|-$/g, '')}-resume.docx`,
  };
}
