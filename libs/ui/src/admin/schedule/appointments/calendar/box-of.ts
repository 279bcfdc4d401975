import { DAY_MINUTES } from './calendar-times.ts';

/** The CSS position of an entry on the layer of days. */
export const boxOf = (column: number, columns: number, from: number, to: number) => ({
  left: `${(column / columns) * 100}%`,
  width: `${100 / columns}%`,
  top: `${(from / DAY_MINUTES) * 100}%`,
  height: `${((to - from) / DAY_MINUTES) * 100}%`,
});
