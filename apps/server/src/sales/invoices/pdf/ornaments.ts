import { PAGE, addArtifact, colors } from './page.ts';

type Doc = PDFKit.PDFDocument;

const STAR =
  'M12 0c.6 7.2 4.2 11 12 12-7.8 1-11.4 4.8-12 12-.6-7.2-4.2-11-12-12C7.8 11 11.4 7.2 12 0Z';

/** The star of the site around a point; `size` is its width in points. */
function star(doc: Doc, x: number, y: number, size: number, color: string): void {
  doc
    .save()
    .translate(x - size / 2, y - size / 2)
    .scale(size / 24)
    .path(STAR)
    .fill(color)
    .restore();
}

/** The star before the name of the seller. */
export const drawBrandStar = (doc: Doc, y: number): void =>
  addArtifact(doc, () => star(doc, PAGE.margin + 6, y, 12, colors.accent));

/** The seller's own logo in the same place. */
export const drawLogo = (doc: Doc, y: number, picture: Buffer): void =>
  addArtifact(doc, () => doc.image(picture, PAGE.margin, y, { fit: [28, 28], valign: 'center' }));

/** A fine chart line that rises to a star, beside the title. */
export const drawRisingLine = (doc: Doc, right: number, bottom: number): void =>
  addArtifact(doc, () => {
    const steps = [0, 7, 4, 15, 12, 26, 22, 38, 47];
    const points = steps.map((up, index) => [right - 176 + index * 22, bottom - up] as const);
    for (const up of [0, 16, 32, 48])
      doc
        .moveTo(right - 176, bottom - up)
        .lineTo(right, bottom - up)
        .lineWidth(0.3)
        .stroke(colors.line);
    points.forEach(([x, y], index) => (index === 0 ? doc.moveTo(x, y) : doc.lineTo(x, y)));
    doc.lineWidth(0.8).lineJoin('round').stroke(colors.night);
    star(doc, right, bottom - 47, 11, colors.accent);
  });
