import type { SetText, TextSetter, TextStyle } from './text-setter.ts';

type Doc = PDFKit.PDFDocument;
type Element = PDFKit.PDFStructureElement;

/** US Letter, in points. */
export const PAGE = { width: 612, height: 792, margin: 60, bottom: 76 };
export const CONTENT_WIDTH = PAGE.width - 2 * PAGE.margin;

/** The palette of the site and its mails. */
export const colors = {
  ink: '#131c33',
  muted: '#545d73',
  line: '#dedbd0',
  sunken: '#f3f1ea',
  night: '#101a36',
  accent: '#b04a12',
};

const sans = { typeface: 'sans', size: 9.5, leading: 14, color: colors.ink } as const;

/** A strict scale, on a grid of 4 points where lines allow. */
export const styles = {
  brand: { typeface: 'serif', size: 15, leading: 20, color: colors.ink },
  title: { typeface: 'serif', size: 40, leading: 48, color: colors.ink },
  total: { typeface: 'serif', size: 22, leading: 28, color: colors.ink, align: 'right' },
  name: { ...sans, typeface: 'bold' },
  body: sans,
  small: { ...sans, size: 8.5, leading: 13, color: colors.muted },
  smallRight: { ...sans, size: 8.5, leading: 13, color: colors.muted, align: 'right' },
  label: { ...sans, typeface: 'bold', size: 7.5, leading: 12, color: colors.muted, spacing: 0.35 },
  labelRight: {
    ...sans,
    typeface: 'bold',
    size: 7.5,
    leading: 12,
    color: colors.muted,
    spacing: 0.35,
    align: 'right',
  },
  figure: { ...sans, align: 'right' },
  figureMuted: { ...sans, color: colors.muted, align: 'right' },
} as const satisfies Record<string, TextStyle>;

/** Adds text to the document structure, for screen readers. */
export function addText(
  doc: Doc,
  setter: TextSetter,
  parent: Element,
  { tag, text, x, y }: { tag: string; text: SetText; x: number; y: number },
): void {
  const element = doc.struct(tag);
  parent.add(element);
  element.add(doc.markStructureContent(tag));
  setter.draw(text, x, y);
  doc.endMarkedContent();
  element.end();
}

/** A line of text that links to a URL. */
export function addLink(
  doc: Doc,
  setter: TextSetter,
  parent: Element,
  { text, x, y, url }: { text: SetText; x: number; y: number; url: string },
): void {
  const element = doc.struct('Link');
  parent.add(element);
  element.add(doc.markStructureContent('Link'));
  setter.draw(text, x, y);
  doc.endMarkedContent();
  // The typings lack `structParent`.
  const options: object = { structParent: element };
  doc.link(x, y, text.width, text.style.leading, url, options);
  element.end();
}

/** Draws what screen readers skip: lines, ornaments and repeated text. */
export function addArtifact(doc: Doc, draw: () => void): void {
  doc.markContent('Artifact', { type: 'Layout' });
  draw();
  doc.endMarkedContent();
}

export const addRule = (doc: Doc, y: number, color: string, width = 0.5): void =>
  addArtifact(doc, () => {
    doc
      .moveTo(PAGE.margin, y)
      .lineTo(PAGE.width - PAGE.margin, y)
      .lineWidth(width)
      .stroke(color);
  });
