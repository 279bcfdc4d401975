import { withData } from '@polaris/contracts/browser-names';
import { resume as words } from '../../../content/resume.ts';
import type { PageHandle } from '../../page-handle.ts';
import { siteContext } from '../../site-context.ts';
import type { Route } from './+types/resume';
import { Figures } from './parts/figures.tsx';
import { Opening } from './parts/hero.tsx';
import { portfolioMeta } from './parts/portfolio-meta.ts';
import { Paragraphs, Section } from './parts/section.tsx';
import { Competencies } from './resume/competencies.tsx';
import { DownloadLink, FloatingDownload } from './resume/download.tsx';
import { Education } from './resume/education.tsx';
import { Positions } from './resume/positions.tsx';
import { Person } from './resume/person.tsx';
import { Projects } from './resume/projects.tsx';
import styles from './resume/resume.css?inline';

export const handle: PageHandle = { hydrate: false, styles };

export const loader = ({ context }: Route.LoaderArgs) => ({
  publicUrl: context.get(siteContext).publicUrl,
});

export const meta = ({ loaderData }: Route.MetaArgs) =>
  portfolioMeta('resume', loaderData?.publicUrl);

const { narrative, competencies, experience, additional, projects, education, intention } = words;

export default function Resume() {
  return (
    <main id="main" tabIndex={-1} {...withData('startAtTop')}>
      <Opening page="resume">
        <Person />
        <DownloadLink />
      </Opening>
      <Figures figures={words.figures} />
      <Section id="narrative" title={narrative.title}>
        <Paragraphs texts={narrative.paragraphs} />
      </Section>
      <Section id="competencies" title={competencies.title}>
        <Competencies />
      </Section>
      <Section id="experience" title={experience.title}>
        <Positions positions={experience.positions} />
      </Section>
      <Section id="additional" title={additional.title}>
        <Positions positions={additional.positions} />
      </Section>
      <Section id="projects" title={projects.title}>
        <Projects />
      </Section>
      <Section id="education" title={education.title}>
        <Education />
      </Section>
      <Section id="intention" title={intention.title}>
        <Paragraphs texts={intention.paragraphs} />
      </Section>
      <FloatingDownload />
    </main>
  );
}
