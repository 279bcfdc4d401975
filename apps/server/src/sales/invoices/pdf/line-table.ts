import type { DocumentLine } from './invoice-document.ts';
import { CONTENT_WIDTH, PAGE, addArtifact, addRule, addText, colors, styles } from './page.ts';
import type { TextSetter, TextStyle } from './text-setter.ts';

type Doc = PDFKit.PDFDocument;
type Element = PDFKit.PDFStructureElement;

interface TableColumn {
  field: keyof DocumentLine;
  label: string;
  width: number;
  head: TextStyle;
  cell: TextStyle;
}

const figures = { head: styles.labelRight, cell: styles.figure };

const columns: TableColumn[] = [
  { field: 'text', label: 'Description', width: 200, head: styles.label, cell: styles.body },
  { field: 'quantity', label: 'Quantity', width: 64, ...figures },
  { field: 'unitPrice', label: 'Price', width: 84, ...figures },
  {
    field: 'taxRate',
    // The document names it.
    label: '',
    width: 58,
    head: styles.labelRight,
    cell: styles.figureMuted,
  },
  { field: 'total', label: 'Amount', width: 86, ...figures },
];
const PADDING = 9;

interface Table {
  lines: DocumentLine[];
  taxLabel: string;
  y: number;
  /** Starts a page, and returns where its content starts. */
  nextPage: () => number;
}

/** Draws the lines, with the table head on each page. Returns where they end. */
export function addTable(doc: Doc, setter: TextSetter, root: Element, table: Table): number {
  const element = doc.struct('Table');
  root.add(element);
  const shown = columnsOf(table);
  let y = addHead(doc, setter, { columns: shown, y: table.y, element });
  for (const line of table.lines) {
    const cells = cellsOf(setter, shown, (column) => line[column.field] ?? '');
    const height = Math.max(...cells.map(({ text }) => text.height)) + 2 * PADDING;
    // Every line fits on one page: its text has at most 500 characters.
    if (y + height > PAGE.height - PAGE.bottom)
      y = addHead(doc, setter, { columns: shown, y: table.nextPage() });
    addRow(doc, setter, { element, tag: 'TD', cells, y: y + PADDING });
    y += height;
    addRule(doc, y, colors.line);
  }
  element.end();
  return y;
}

/** Leaves out the tax column if no line has tax. */
const columnsOf = ({ lines, taxLabel }: Table): TableColumn[] =>
  columns
    .filter(({ field }) => field !== 'taxRate' || lines.some(({ taxRate }) => taxRate !== null))
    .map((column) => (column.field === 'taxRate' ? { ...column, label: taxLabel } : column));

interface Head {
  columns: TableColumn[];
  y: number;
  element?: Element;
}

/** Repeated heads are not in the document structure, so that screen readers read the head once. */
function addHead(doc: Doc, setter: TextSetter, { columns: shown, y, element }: Head): number {
  const cells = cellsOf(
    setter,
    shown,
    ({ label }) => label,
    ({ head }) => head,
  );
  if (element) addRow(doc, setter, { element, tag: 'TH', cells, y });
  else
    addArtifact(doc, () => {
      for (const { text, x } of cells) setter.draw(text, x, y);
    });
  const bottom = y + 20;
  addRule(doc, bottom, colors.ink, 0.75);
  return bottom;
}

type Cells = ReturnType<typeof cellsOf>;

function cellsOf(
  setter: TextSetter,
  shown: TableColumn[],
  textOf: (column: TableColumn) => string,
  styleOf = (column: TableColumn): TextStyle => column.cell,
) {
  let x = PAGE.margin;
  const scale = CONTENT_WIDTH / shown.reduce((sum, { width }) => sum + width, 0);
  return shown.map((column) => {
    const width = column.width * scale;
    const cell = { x, text: setter.fit(textOf(column), width - 4, styleOf(column)) };
    if (column.cell.align === 'right') cell.x += 4;
    x += width;
    return cell;
  });
}

interface Row {
  element: Element;
  tag: 'TH' | 'TD';
  cells: Cells;
  y: number;
}

function addRow(doc: Doc, setter: TextSetter, { element, tag, cells, y }: Row): void {
  const row = doc.struct('TR');
  element.add(row);
  for (const { text, x } of cells) addText(doc, setter, row, { tag, text, x, y });
  row.end();
}
