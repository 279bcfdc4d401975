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
import { type Position, resume } from '../../content/resume.ts';
import { BULLETS, RIGHT_EDGE, letter, numbering, resumeStyles } from './resume-styles.ts';

/** The resume as a Word document, with the same text as the page. */
export function resumeDocument(): Promise<Buffer> {
  const document = new Document({
    creator: resume.name,
    lastModifiedBy: resume.name,
    title: `${resume.name}, resume`,
    subject: resume.role,
    description: `Resume of ${resume.name}, ${resume.role.toLowerCase()}`,
    styles: resumeStyles,
    numbering,
    sections: [{ properties: letter, footers: { default: footer() }, children: content() }],
  });
  return Packer.toBuffer(document);
}

const content = (): Paragraph[] => [
  ...head(),
  ...prose(resume.narrative),
  ...competencies(),
  ...positions(resume.experience),
  ...positions(resume.additional),
  ...projects(),
  ...education(),
  ...prose(resume.intention),
];

const head = (): Paragraph[] => [
  new Paragraph({ text: resume.name, heading: HeadingLevel.TITLE }),
  new Paragraph({
    style: 'Subtitle',
    children: [new TextRun(`${resume.role}  ·  `), link(resume.place.text, resume.place.link)],
  }),
  new Paragraph({
    style: 'Subtitle',
    children: [
      link(resume.mail, `mailto:${resume.mail}`),
      new TextRun('  ·  '),
      link(new URL(resume.website).host, resume.website),
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

const prose = ({ title, paragraphs }: { title: string; paragraphs: readonly string[] }) => [
  section(title),
  ...paragraphs.map((text) => new Paragraph({ text })),
];

const competencies = (): Paragraph[] => [
  section(resume.competencies.title),
  ...resume.competencies.groups.map(
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

interface Positions {
  title: string;
  positions: readonly Position[];
}

const positions = ({ title, positions: all }: Positions): Paragraph[] => [
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

const projects = (): Paragraph[] => [
  section(resume.projects.title),
  ...resume.projects.items.map(
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

const education = (): Paragraph[] => [
  section(resume.education.title),
  ...resume.education.items.flatMap(({ name, place, years, text }) => [
    dated(name, years),
    new Paragraph({ text: place, style: 'Place' }),
    new Paragraph({ text }),
  ]),
];

const footer = () =>
  new Footer({
    children: [
      new Paragraph({
        style: 'Footer',
        alignment: AlignmentType.LEFT,
        tabStops: [{ type: TabStopType.RIGHT, position: RIGHT_EDGE }],
        children: [
          new TextRun(`${resume.name}  ·  ${resume.mail}`),
          new TextRun({
            children: [new Tab(), 'Page ', PageNumber.CURRENT, ' of ', PageNumber.TOTAL_PAGES],
          }),
        ],
      }),
    ],
  });
