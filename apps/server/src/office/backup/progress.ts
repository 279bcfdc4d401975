/** The progress of a table; `total` is known in advance. */
export interface TableProgress {
  table: string;
  rows: number;
  total: number;
}

export type Progress = (progress: TableProgress) => void;
