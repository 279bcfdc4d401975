import { RESUME_FILE } from '../content/resume.ts';
import { content } from './page/content.ts';

/** The URL of the Word document, and its file name when saved. */
export interface ResumeFile {
  href: string;
  download: string;
}

/** The file, for use in loaders. */
export function resumeFile(): ResumeFile {
  const name = content()
    .site.owner.toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
  return {
    href: RESUME_FILE,
    download: `${name.replace(/^-|-$/g, '')}-resume.docx`,
  };
}
