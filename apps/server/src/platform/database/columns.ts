import type { ColumnOptions } from 'typeorm';

/** Money: numeric(12,2) in the database, a number here. */
export const moneyColumn: ColumnOptions = {
  type: 'numeric',
  precision: 12,
  scale: 2,
  transformer: {
    to: (value: number | null) => value,
    from: (value: string | null) => (value === null ? null : Number(value)),
  },
};
