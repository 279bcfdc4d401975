/** "1 person", "1,200 people". */
export const peopleText = (count: number): string =>
  count === 1 ? '1 person' : `${count.toLocaleString('en-US')} people`;

/** "1 customer", "1,200 customers". */
export const customersText = (count: number): string =>
  count === 1 ? '1 customer' : `${count.toLocaleString('en-US')} customers`;

/** "1 company", "12 companies". */
export const companiesText = (count: number): string =>
  count === 1 ? '1 company' : `${count.toLocaleString('en-US')} companies`;
