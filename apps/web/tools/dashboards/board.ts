import type { DashboardStory } from '../../content/portfolio/dashboards/story.ts';
import type { Palette } from './palette.ts';

export interface Size {
  width: number;
  height: number;
}

/** One chart with its heading, drawn to the available size. */
export interface Panel {
  title: string;
  note?: string;
  /** The legend next to the heading. */
  legend?: readonly LegendEntry[];
  /** Its share of the stack's height; equal by default. */
  share?: number;
  draw: (size: Size) => string;
}

export interface LegendEntry {
  name: string;
  color: string;
}

/** A stack of panels, with a width in twelfths. */
export interface Stack {
  columns: number;
  panels: readonly Panel[];
}

export interface Board extends Pick<
  DashboardStory,
  'slug' | 'title' | 'question' | 'asOf' | 'keyFigures'
> {
  filters: readonly (readonly [name: string, choice: string])[];
  /** Rows of stacks; the shares set their heights. */
  bands: readonly { share: number; stacks: readonly Stack[] }[];
}

export type MakeBoard = (palette: Palette) => Board;
