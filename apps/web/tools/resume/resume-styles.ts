import {
  AlignmentType,
  BorderStyle,
  type INumberingOptions,
  type ISectionPropertiesOptions,
  type IStylesOptions,
  LevelFormat,
} from 'docx';

const INK = '131C33';
const MUTED = '545D73';
const ACCENT = 'B04A12';
const LINE = 'B9BCC6';

/** Standard office fonts: a serif for names, a sans for the rest. */
const DISPLAY = 'Georgia';
const TEXT = 'Calibri';

/** Word measures lengths in twentieths of a point, and font sizes in half points. */
const points = (value: number): number => value * 20;
const type = (value: number): number => value * 2;

export const BULLETS = 'points';
const NAMES = points(108);

/** US Letter with margins of 0.9 inches. */
const MARGIN = points(65);
export const RIGHT_EDGE = points(612) - 2 * MARGIN;
export const letter: ISectionPropertiesOptions = {
  page: {
    size: { width: points(612), height: points(792) },
    margin: { top: points(50), bottom: points(50), left: MARGIN, right: MARGIN },
  },
};

export const numbering: INumberingOptions = {
  config: [
    {
      reference: BULLETS,
      levels: [
        {
          level: 0,
          format: LevelFormat.BULLET,
          text: '•',
          alignment: AlignmentType.LEFT,
          style: {
            run: { color: ACCENT },
            paragraph: { indent: { left: points(14), hanging: points(12) } },
          },
        },
      ],
    },
  ],
};

export const resumeStyles: IStylesOptions = {
  default: {
    document: {
      run: { font: TEXT, size: type(10.5), color: INK },
      paragraph: { spacing: { after: points(5), line: 257 } },
    },
    title: {
      run: { font: DISPLAY, size: type(28), color: INK },
      paragraph: { spacing: { after: points(4) } },
    },
    heading1: {
      run: { font: DISPLAY, size: type(14), color: ACCENT },
      paragraph: {
        spacing: { before: points(13), after: points(5) },
        keepNext: true,
        border: { bottom: { style: BorderStyle.SINGLE, size: 4, space: 3, color: LINE } },
      },
    },
    heading2: {
      run: { font: TEXT, size: type(11.5), bold: true, color: INK },
      paragraph: { spacing: { before: points(8), after: 0 }, keepNext: true },
    },
    hyperlink: { run: { color: ACCENT, underline: {} } },
  },
  paragraphStyles: [
    {
      id: 'Subtitle',
      name: 'Subtitle',
      basedOn: 'Normal',
      run: { size: type(11.5), color: MUTED },
      paragraph: { spacing: { after: points(2) } },
    },
    {
      id: 'Place',
      name: 'Place',
      basedOn: 'Normal',
      run: { color: MUTED },
      paragraph: { spacing: { after: points(3) }, keepNext: true },
    },
    {
      id: 'Point',
      name: 'Point',
      basedOn: 'Normal',
      paragraph: { spacing: { after: points(3) } },
    },
    {
      id: 'Named',
      name: 'Named',
      basedOn: 'Normal',
      paragraph: {
        indent: { left: NAMES, hanging: NAMES },
        spacing: { after: points(4) },
      },
    },
    {
      id: 'Footer',
      name: 'footer',
      basedOn: 'Normal',
      run: { size: type(9), color: MUTED },
    },
  ],
  characterStyles: [
    {
      id: 'Years',
      name: 'Years',
      basedOn: 'DefaultParagraphFont',
      run: { bold: false, color: MUTED, size: type(10.5) },
    },
  ],
};
