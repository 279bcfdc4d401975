import { withData } from '@polaris/contracts/browser-names';
import { isShown } from '../../portfolio-items.ts';
import { content } from '../../page/content.ts';
import { resumeTexts as titles } from '../../../content/resume.ts';
import type { PageHandle } from '../../page/page-handle.ts';
import { resumeFile } from '../../resume-file.ts';
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

export const handle: PageHandle = {
  hydrate: false,
  exists: () => isShown('resume'),
  styles,
};

export const loader = ({ context }: Route.LoaderArgs) => ({
  publicUrl: context.get(siteContext).publicUrl,
  file: resumeFile(),
});

export const meta = ({ loaderData }: Route.MetaArgs) =>
  portfolioMeta('resume', loaderData?.publicUrl);

export default function Resume({ loaderData }: Route.ComponentProps) {
  const { resume } = content();
  return (
    <main id="main" tabIndex={-1} {...withData('startAtTop')}>
      <PortfolioHero page="resume">
        <ResumeOwner publicUrl={loaderData.publicUrl} />
        <DownloadLink file={loaderData.file} />
      </PortfolioHero>
      <Figures figures={resume.figures} />
      <PortfolioSection id="narrative" title={titles.narrative}>
        <Paragraphs texts={resume.narrative} />
      </PortfolioSection>
      <PortfolioSection id="competencies" title={titles.competencies}>
        <Competencies />
      </PortfolioSection>
      <PortfolioSection id="experience" title={titles.experience}>
        <Positions positions={resume.experience} />
      </PortfolioSection>
      <PortfolioSection id="additional" title={titles.additional}>
        <Positions positions={resume.additional} />
      </PortfolioSection>
      <PortfolioSection id="projects" title={titles.projects}>
        <Projects />
      </PortfolioSection>
      <PortfolioSection id="education" title={titles.education}>
        <Education />
      </PortfolioSection>
      <PortfolioSection id="intention" title={titles.intention}>
        <Paragraphs texts={resume.intention} />
      </PortfolioSection>
      <FloatingDownload file={loaderData.file} />
    </main>
  );
}
