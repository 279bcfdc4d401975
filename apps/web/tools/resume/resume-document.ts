import {
  AlignmentType,
  Document,
  ExternalHyperlink,
  Footer,
  HeadingLevel,
  PageNumber,
  Packer,
  Paragraph,
  Tab,
  TabStopType,
  TextRun,
} from 'docx';
import type { SiteContent } from '../../content/parts.ts';
import { type Position, resumeTexts } from '../../content/resume.ts';
import { mapUrlOf } from '../../content/person.ts';
import { INVENTED_WEBSITE, type Site } from '../../content/site.ts';
import { BULLETS, RIGHT_EDGE, letter, numbering, resumeStyles } from './resume-styles.ts';

type Known = Pick<SiteContent, 'site' | 'resume'>;

/** The resume as a Word document, with the same text as the page. */
export function resumeDocument({ site, resume }: Known): Promise<Buffer> {
  const { owner, role } = site;
  const document = new Document({
    creator: owner,
    lastModifiedBy: owner,
    title: `${owner}, resume`,
    subject: role,
    description: `Resume of ${owner}, ${role.toLowerCase()}`,
    styles: resumeStyles,
    numbering,
    sections: [
      {
        properties: letter,
        footers: { default: footer(site) },
        children: [...head(site), ...body(resume)],
      },
    ],
  });
  return Packer.toBuffer(document);
}

const body = (resume: Known['resume']): Paragraph[] => [
  ...prose(resumeTexts.narrative, resume.narrative),
  ...competencies(resume),
  ...positions(resumeTexts.experience, resume.experience),
  ...positions(resumeTexts.additional, resume.additional),
  ...projects(resume),
  ...education(resume),
  ...prose(resumeTexts.intention, resume.intention),
];

const head = ({ owner, role, place, mail, website, isDemo }: Site): Paragraph[] => [
  new Paragraph({ text: owner, heading: HeadingLevel.TITLE }),
  new Paragraph({
    style: 'Subtitle',
    children: [new TextRun(`${role}  ·  `), link(place, mapUrlOf(place))],
  }),
  new Paragraph({
    style: 'Subtitle',
    children: [
      link(mail, `mailto:${mail}`),
      ...(isDemo || website !== INVENTED_WEBSITE
        ? [new TextRun('  ·  '), link(new URL(website).host, website)]
        : []),
    ],
  }),
];

const link = (text: string, address: string) =>
  new ExternalHyperlink({
    link: address,
    children: [new TextRun({ text, style: 'Hyperlink' })],
  });

const section = (text: string) => new Paragraph({ text, heading: HeadingLevel.HEADING_1 });

const bullet = (text: string) =>
  new Paragraph({ text, style: 'Point', numbering: { reference: BULLETS, level: 0 } });

const prose = (title: string, paragraphs: readonly string[]) => [
  section(title),
  ...paragraphs.map((text) => new Paragraph({ text })),
];

const competencies = (resume: Known['resume']): Paragraph[] => [
  section(resumeTexts.competencies),
  ...resume.competencies.map(
    ({ name, points }) =>
      new Paragraph({
        style: 'Named',
        children: [
          new TextRun({ text: name, bold: true }),
          new TextRun({ children: [new Tab(), `${points.join('. ')}.`] }),
        ],
      }),
  ),
];

const positions = (title: string, all: readonly Position[]): Paragraph[] => [
  section(title),
  ...all.flatMap(({ role, place, years, text, points }) => [
    dated(role, years),
    new Paragraph({ text: place, style: 'Place' }),
    ...(text ? [new Paragraph({ text, keepNext: true })] : []),
    ...points.map(bullet),
  ]),
];

/** A name on the left, years on the right. */
const dated = (name: string, years: string) =>
  new Paragraph({
    heading: HeadingLevel.HEADING_2,
    tabStops: [{ type: TabStopType.RIGHT, position: RIGHT_EDGE }],
    children: [
      new TextRun(name),
      new TextRun({ children: [new Tab(), years], style: 'Years', bold: false }),
    ],
  });

const projects = (resume: Known['resume']): Paragraph[] => [
  section(resumeTexts.projects),
  ...resume.projects.map(
    ({ name, text }) =>
      new Paragraph({
        style: 'Named',
        children: [
          new TextRun({ text: name, bold: true }),
          new TextRun({ children: [new Tab(), text] }),
        ],
      }),
  ),
];

const education = (resume: Known['resume']): Paragraph[] => [
  section(resumeTexts.education),
  ...resume.education.flatMap(({ name, place, years, text }) => [
    dated(name, years),
    new Paragraph({ text: place, style: 'Place' }),
    new Paragraph({ text }),
  ]),
];

const footer = ({ owner, mail }: Site) =>
  new Footer({
    children: [
      new Paragraph({
        style: 'Footer',
        alignment: AlignmentType.LEFT,
        tabStops: [{ type: TabStopType.RIGHT, position: RIGHT_EDGE }],
        children: [
          new TextRun(`${owner}  ·  ${mail}`),
          new TextRun({
            children: [new Tab(), 'Page ', PageNumber.CURRENT, ' of ', PageNumber.TOTAL_PAGES],
          }),
        ],
      }),
    ],
  });
