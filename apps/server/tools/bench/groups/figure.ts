/** A figure that has no anchor, as it was measured in each round, and its limit. */
export interface Figure {
  what: string;
  values: number[];
  unit: string;
  limit?: number;
  stretch?: number;
  allowed?: 'at least' | 'at most';
}
