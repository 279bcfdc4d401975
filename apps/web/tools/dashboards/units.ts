/** Sixteen invented units of a university that raise money, with their plans for the year in millions. */
export const units = [
  { name: 'Medicine', plan: 11.2 },
  { name: 'Engineering', plan: 7.4 },
  { name: 'Business', plan: 6.1 },
  { name: 'Arts & Letters', plan: 4.3 },
  { name: 'Athletics', plan: 4.0 },
  { name: 'Sciences', plan: 3.8 },
  { name: 'Law', plan: 3.1 },
  { name: 'Public Policy', plan: 2.2 },
  { name: 'Nursing', plan: 1.9 },
  { name: 'Music', plan: 1.6 },
  { name: 'Education', plan: 1.5 },
  { name: 'Libraries', plan: 1.2 },
  { name: 'Pharmacy', plan: 1.1 },
  { name: 'Social Work', plan: 0.9 },
  { name: 'Student Life', plan: 0.8 },
  { name: 'Dentistry', plan: 0.7 },
] as const;
