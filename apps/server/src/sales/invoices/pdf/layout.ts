import type { DocumentNote, InvoiceDocument } from './invoice-document.ts';
import { addTable } from './line-table.ts';
import { drawBrandStar, drawLogo, drawRisingLine } from './ornaments.ts';
import {
  CONTENT_WIDTH,
  PAGE,
  addArtifact,
  addLink,
  addRule,
  addText,
  colors,
  styles,
} from './page.ts';
import type { TextSetter, TextStyle } from './text-setter.ts';

type Doc = PDFKit.PDFDocument;
type Element = PDFKit.PDFStructureElement;

const LEFT = PAGE.margin;
const RIGHT = PAGE.width - PAGE.margin;
const GAP = 24;
const TOTALS_WIDTH = 240;
const FACT_LABEL = 96;

/** Draws an invoice from top to bottom, on as many pages as it needs. */
export class InvoiceLayout {
  private y: number = PAGE.margin;
  private readonly doc: Doc;
  private readonly setter: TextSetter;
  private readonly root: Element;

  // Node strips the types of this file: parameter properties are not supported.
  constructor(doc: Doc, setter: TextSetter, root: Element) {
    this.doc = doc;
    this.setter = setter;
    this.root = root;
  }

  set(invoice: InvoiceDocument): void {
    this.addSeller(invoice);
    this.addTitle(invoice);
    this.addBuyerAndFacts(invoice);
    this.y = addTable(this.doc, this.setter, this.root, {
      lines: invoice.lines,
      taxLabel: invoice.taxLabel,
      y: this.y,
      nextPage: () => this.nextPage(),
    });
    this.addTotals(invoice);
    for (const note of invoice.notes) this.addNote(note);
    this.addFooters(invoice);
  }

  private addSeller({ seller, logo }: InvoiceDocument): void {
    const indent = logo ? 36 : 20;
    if (logo) drawLogo(this.doc, this.y - 4, Buffer.from(logo, 'base64'));
    else drawBrandStar(this.doc, this.y + 10);
    const half = (CONTENT_WIDTH - GAP) / 2;
    const name = this.add('P', seller.name, LEFT + indent, half - indent, styles.brand);
    const details = this.add('P', seller.details, RIGHT - half, half, styles.smallRight);
    this.y += Math.max(name, details) + 32;
  }

  private addTitle({ title, logo }: InvoiceDocument): void {
    if (!logo) drawRisingLine(this.doc, RIGHT - 6, this.y + 44);
    this.y += this.add('H1', title, LEFT, 280, styles.title) + 18;
  }

  private addBuyerAndFacts({ buyer, buyerLabel = 'Billed to', facts }: InvoiceDocument): void {
    addRule(this.doc, this.y, colors.ink, 0.75);
    this.y += 16;
    const top = this.y;
    const half = (CONTENT_WIDTH - GAP) / 2;
    this.y += this.add('P', buyerLabel, LEFT, half, styles.label) + 2;
    this.y += this.add('P', buyer.name, LEFT, half, styles.name);
    const address = this.add('P', buyer.details, LEFT, half, styles.small);
    const bottom = this.y + address;
    this.y = top;
    const x = LEFT + half + GAP;
    for (const { label, text } of facts) {
      this.add('P', label, x, FACT_LABEL, styles.label);
      this.y += this.add('P', text, x + FACT_LABEL, half - FACT_LABEL, styles.body) + 3;
    }
    this.y = Math.max(bottom, this.y) + 28;
  }

  private addTotals({ sums, total }: InvoiceDocument): void {
    const height = sums.length * 16 + 56;
    this.ensureRoom(height);
    const x = RIGHT - TOTALS_WIDTH;
    this.y += 14;
    for (const { label, text } of sums) {
      this.add('P', label, x, TOTALS_WIDTH - 100, styles.small);
      this.y += this.add('P', text, RIGHT - 100, 100, styles.figureMuted) + 2;
    }
    this.y += 6;
    addArtifact(this.doc, () => {
      this.doc.moveTo(x, this.y).lineTo(RIGHT, this.y).lineWidth(1.25).stroke(colors.accent);
    });
    this.y += 10;
    this.add('P', total.label, x, 80, { ...styles.brand, leading: 28 });
    this.y += this.add('P', total.text, x + 70, TOTALS_WIDTH - 70, styles.total) + 28;
  }

  /** Continues across pages, one line at a time if necessary. */
  private addNote({ label, text, isLink }: DocumentNote): void {
    const set = this.setter.fit(text, CONTENT_WIDTH - 120, styles.small);
    this.ensureRoom(Math.min(set.height, 200) + 12);
    this.add('P', label, LEFT, 108, styles.label);
    for (const line of set.lines) {
      this.ensureRoom(styles.small.leading);
      const one = { ...set, lines: [line] };
      const at = { text: one, x: LEFT + 120, y: this.y };
      if (isLink) addLink(this.doc, this.setter, this.root, { ...at, url: text });
      else addText(this.doc, this.setter, this.root, { tag: 'P', ...at });
      this.y += styles.small.leading;
    }
    this.y += 12;
  }

  /** Drawn last, when the number of pages is known. */
  private addFooters({ seller, title, number }: InvoiceDocument): void {
    const { count } = this.doc.bufferedPageRange();
    for (let page = 0; page < count; page += 1) {
      this.doc.switchToPage(page);
      const y = PAGE.height - 52;
      addRule(this.doc, y, colors.line);
      const half = CONTENT_WIDTH / 2;
      const place = `${title} ${number} · Page ${page + 1} of ${count}`;
      addArtifact(this.doc, () => {
        this.setter.draw(this.setter.fit(place, half, styles.smallRight), LEFT + half, y + 8);
        const name = this.setter.fit(seller.name, half - GAP, styles.small);
        this.setter.draw({ ...name, lines: name.lines.slice(0, 1) }, LEFT, y + 8);
      });
    }
  }

  /** Adds text at the current height, and returns its height. */
  private add(tag: string, text: string, x: number, width: number, style: TextStyle): number {
    if (text === '') return 0;
    const set = this.setter.fit(text, width, style);
    addText(this.doc, this.setter, this.root, { tag, text: set, x, y: this.y });
    return set.height;
  }

  private ensureRoom(height: number): void {
    if (this.y + height > PAGE.height - PAGE.bottom) this.y = this.nextPage();
  }

  private nextPage(): number {
    this.doc.addPage();
    return PAGE.margin;
  }
}
