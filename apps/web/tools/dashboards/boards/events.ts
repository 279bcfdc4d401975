import { sum } from '../format.ts';
import { Random } from '../random.ts';

const random = new Random(909);

interface Kind {
  /** Dollars a guest, from and to. */
  cost: [number, number];
  /** Of those registered, who come. */
  turnout: number;
  /** Of those who come, who give within 90 days, from and to. */
  gave: [number, number];
  guests: [number, number];
  count: number;
}

const table: Record<string, Kind> = {
  Gala: { cost: [190, 260], turnout: 0.93, gave: [0.2, 0.29], guests: [260, 420], count: 3 },
  Reunion: { cost: [70, 115], turnout: 0.81, gave: [0.2, 0.34], guests: [180, 460], count: 8 },
  Lecture: { cost: [14, 36], turnout: 0.58, gave: [0.05, 0.13], guests: [70, 210], count: 14 },
  'Small dinner': {
    cost: [85, 140],
    turnout: 0.91,
    gave: [0.38, 0.56],
    guests: [14, 34],
    count: 11,
  },
  Online: { cost: [2, 8], turnout: 0.41, gave: [0.02, 0.06], guests: [110, 520], count: 12 },
};

export const kinds = Object.entries(table).map(([kind, own]) => ({ kind, ...own }));

export const events = kinds.flatMap(({ kind, cost, turnout, gave, guests, count: many }) =>
  Array.from({ length: many }, () => {
    const came = random.whole(...guests);
    return {
      kind,
      came,
      registered: Math.round(came / (turnout * random.around(0.1))),
      cost: random.between(...cost),
      gave: random.between(...gave),
    };
  }),
);

type Guests = typeof events;

const total = (own: Guests, of: 'came' | 'registered') => sum(own.map((event) => event[of]));

/** A large event counts for more than a small one. */
const perGuest = (own: Guests, of: 'gave' | 'cost') =>
  sum(own.map((event) => event[of] * event.came)) / total(own, 'came');

export const byKind = kinds.map(({ kind }) => {
  const own = events.filter((event) => event.kind === kind);
  return {
    kind,
    came: total(own, 'came'),
    registered: total(own, 'registered'),
    gave: perGuest(own, 'gave'),
    cost: perGuest(own, 'cost'),
  };
});

/** Registrations come at once when the invitation goes out, and again in the last days. */
export const registrations = ['Reunion', 'Lecture', 'Online'].flatMap((kind, index) => {
  const late = [0.25, 0.5, 0.72][index] ?? 0;
  return Array.from({ length: 43 }, (_, day) => {
    const gone = day / 42;
    const share = (1 - late) * (1 - Math.exp(-4.2 * gone)) * 1.015 + late * gone ** 4.5;
    return { kind, before: 42 - day, share: Math.min(1, share) };
  });
});
