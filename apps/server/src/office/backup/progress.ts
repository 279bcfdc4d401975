/** How far a table has come; `total` is known before. */
export interface TableProgress {
  table: string;
  rows: number;
  total: number;
}

export type Progress = (progress: TableProgress) => void;
