import { defaultContent } from '../../../content/content.ts';
import { resumeTexts } from '../../../content/resume.ts';
import { each } from '../../dashboards/frame.ts';
import type { Sheet } from '../sheet.ts';

const { owner, role, place } = defaultContent.site;
const { experience, additional } = defaultContent.resume;

/** The top of the resume. */
export const resumeSheet: Sheet = {
  name: 'resume',
  body: () => `<h1 style="font-size: 34px">${owner}</h1>
    <p class="sub">${role} · ${place}</p>
    <h2 style="margin: 18px 0 6px; padding-bottom: 6px; border-bottom: 1px solid var(--line-strong)">${resumeTexts.experience}</h2>
    ${each(
      [...experience, ...additional],
      ({ role: position, place: employer, years }) => `<div style="padding: 6px 0">
        <p class="top"><b class="strong">${position}</b><span class="aside">${years}</span></p>
        <p class="quiet">${employer.split(',')[0]}</p></div>`,
    )}`,
};
