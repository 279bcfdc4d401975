import { withData } from '@polaris/contracts/browser-names';
import { resume as words } from '../../../content/resume.ts';
import type { PageHandle } from '../../page/page-handle.ts';
import { siteContext } from '../../page/site-context.ts';
import type { Route } from './+types/resume';
import { Figures } from './parts/figures.tsx';
import { PortfolioHero } from './parts/hero.tsx';
import { portfolioMeta } from './parts/portfolio-meta.ts';
import { Paragraphs, PortfolioSection } from './parts/section.tsx';
import { Competencies } from './resume/competencies.tsx';
import { DownloadLink, FloatingDownload } from './resume/download.tsx';
import { Education } from './resume/education.tsx';
import { Positions } from './resume/positions.tsx';
import { ResumeOwner } from './resume/person.tsx';
import { Projects } from './resume/projects.tsx';
import styles from './resume/resume.css?inline';

export const handle: PageHandle = { hydrate: false, styles };

export const loader = ({ context }: Route.LoaderArgs) => ({
  publicUrl: context.get(siteContext).publicUrl,
});

export const meta = ({ loaderData }: Route.MetaArgs) =>
  portfolioMeta('resume', loaderData?.publicUrl);

const { narrative, competencies, experience, additional, projects, education, intention } = words;

export default function Resume({ loaderData }: Route.ComponentProps) {
  return (
    <main id="main" tabIndex={-1} {...withData('startAtTop')}>
      <PortfolioHero page="resume">
        <ResumeOwner publicUrl={loaderData.publicUrl} />
        <DownloadLink />
      </PortfolioHero>
      <Figures figures={words.figures} />
      <PortfolioSection id="narrative" title={narrative.title}>
        <Paragraphs texts={narrative.paragraphs} />
      </PortfolioSection>
      <PortfolioSection id="competencies" title={competencies.title}>
        <Competencies />
      </PortfolioSection>
      <PortfolioSection id="experience" title={experience.title}>
        <Positions positions={experience.positions} />
      </PortfolioSection>
      <PortfolioSection id="additional" title={additional.title}>
        <Positions positions={additional.positions} />
      </PortfolioSection>
      <PortfolioSection id="projects" title={projects.title}>
        <Projects />
      </PortfolioSection>
      <PortfolioSection id="education" title={education.title}>
        <Education />
      </PortfolioSection>
      <PortfolioSection id="intention" title={intention.title}>
        <Paragraphs texts={intention.paragraphs} />
      </PortfolioSection>
      <FloatingDownload />
    </main>
  );
}
