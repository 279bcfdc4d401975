import type { PortfolioPage } from '../../../../content/portfolio/items.ts';

/** Paths by color, on a canvas of 160 by 120 units. */
interface Drawing {
  faint: string;
  lines: string;
  accent: string;
}

const dot = (x: number, y: number, r = 3): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
const row = (x: number, y: number, length: number): string => `M${x} ${y}h${length}`;
const each = <T>(items: readonly T[], draw: (item: T, index: number) => string): string =>
  items.map(draw).join('');

const levels = [28, 46, 64, 82, 100];
const waves = [10, 22, 36, 18, 44, 58, 30, 48, 66, 38, 52, 24, 34, 14];

/** One drawing for each piece: thin lines, one in the accent color. */
export const drawings: Record<PortfolioPage, Drawing> = {
  'entity-match': {
    faint: 'M44 28 116 64M44 64 116 28M44 100 116 82',
    lines: each(levels, (y) => dot(40, y) + dot(120, y)),
    accent: `M44 46 116 46${dot(40, 46)}${dot(120, 46)}M44 82 116 100`,
  },
  quickreports: {
    faint: each(levels, (y) => row(24, y, 112)),
    lines: each([96, 78, 58, 36], (length, index) => row(24, 28 + index * 18, length)),
    accent: `${row(24, 100, 11)}M44 100l6-5m-6 5l6 5`,
  },
  'bbdw-connect': {
    faint: `M80 60 32 30M80 60 128 30M80 60 24 66M80 60 136 66M80 60 44 100M80 60 116 100`,
    lines: each(
      [
        [32, 30],
        [128, 30],
        [24, 66],
        [136, 66],
        [44, 100],
        [116, 100],
      ] as const,
      ([x, y]) => dot(x, y, 5),
    ),
    accent: `${dot(80, 60, 11)}${dot(80, 60, 4)}`,
  },
  'reporting-samples': {
    faint: 'M24 24h112v72H24ZM24 48h112M24 72h112',
    lines: 'M32 96v-14M48 96v-22M64 96v-18M80 96v-32M96 96v-28M112 96v-40M128 96v-34',
    accent: 'M28 70 48 62 64 66 80 50 96 52 112 38 132 34',
  },
  'mqe-mentorship': {
    faint: 'M24 90h112M24 90v6M71 90v6M108 90v6M136 90v6',
    lines: `M24 90C52 86 56 66 80 60S120 44 136 26${dot(48, 81)}${dot(92, 56)}`,
    accent: 'M136 14v24M124 26h24M128 18l16 16M144 18l-16 16',
  },
  'explainer-videos': {
    faint: 'M40 92h80M52 102h56',
    lines: 'M28 18h104v62H28Z',
    accent: 'M70 36v26l24-13Z',
  },
  resume: {
    faint: 'M60 52h42M60 64h42M60 76h30M60 88h36',
    lines: 'M46 14h54l16 16v76H46ZM100 14v16h16',
    accent: 'M60 36h26',
  },
  music: {
    faint: row(18, 60, 124),
    lines: each(waves, (height, index) => `M${22 + index * 9} ${60 - height / 2}v${height}`),
    accent: 'M94 20v80',
  },
};
