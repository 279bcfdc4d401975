import { sum } from '../format.ts';
import { Random } from '../random.ts';

const random = new Random(909);

interface Kind {
  kind: string;
  /** Dollars a guest, from and to. */
  cost: [number, number];
  /** Of those registered, who come. */
  turnout: number;
  /** Of those who come, who give within 90 days, from and to. */
  gave: [number, number];
  guests: [number, number];
  count: number;
}

export const kinds: Kind[] = [
  {
    kind: 'Gala',
    cost: [190, 260],
    turnout: 0.93,
    gave: [0.2, 0.29],
    guests: [260, 420],
    count: 3,
  },
  {
    kind: 'Reunion',
    cost: [70, 115],
    turnout: 0.81,
    gave: [0.2, 0.34],
    guests: [180, 460],
    count: 8,
  },
  {
    kind: 'Lecture',
    cost: [14, 36],
    turnout: 0.58,
    gave: [0.05, 0.13],
    guests: [70, 210],
    count: 14,
  },
  {
    kind: 'Small dinner',
    cost: [85, 140],
    turnout: 0.91,
    gave: [0.38, 0.56],
    guests: [14, 34],
    count: 11,
  },
  {
    kind: 'Online',
    cost: [2, 8],
    turnout: 0.41,
    gave: [0.02, 0.06],
    guests: [110, 520],
    count: 12,
  },
];

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

export const byKind = kinds.map(({ kind }) => {
  const own = events.filter((event) => event.kind === kind);
  const came = sum(own.map((event) => event.came));
  return {
    kind,
    came,
    registered: sum(own.map((event) => event.registered)),
    gave: sum(own.map((event) => event.gave * event.came)) / came,
    cost: sum(own.map((event) => event.cost * event.came)) / came,
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
