/** "1 person", "1,200 people". */
export const peopleText = (count: number): string =>
  count === 1 ? '1 person' : `${count.toLocaleString('en-US')} people`;

/** "1 company", "12 companies". */
export const companiesText = (count: number): string =>
  count === 1 ? '1 company' : `${count.toLocaleString('en-US')} companies`;
