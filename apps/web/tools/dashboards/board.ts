import type { Story } from '../../content/portfolio/dashboards/story.ts';
import type { Palette } from './palette.ts';

export interface Size {
  width: number;
  height: number;
}

/** One chart with its heading; it is drawn into the room that the layout leaves it. */
export interface Panel {
  title: string;
  note?: string;
  /** What the colors mean, beside the heading. */
  legend?: readonly LegendEntry[];
  /** Its part of the stack's height; equal parts when nothing is said. */
  share?: number;
  draw: (size: Size) => string;
}

export interface LegendEntry {
  name: string;
  color: string;
}

/** Panels above each other, some of the twelve columns wide. */
export interface Stack {
  columns: number;
  panels: readonly Panel[];
}

export interface Board extends Pick<Story, 'slug' | 'title' | 'question' | 'asOf' | 'keyFigures'> {
  filters: readonly (readonly [name: string, choice: string])[];
  /** Stacks beside each other, band below band; the shares divide the height. */
  bands: readonly { share: number; stacks: readonly Stack[] }[];
}

export type MakeBoard = (palette: Palette) => Board;
