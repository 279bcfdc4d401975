/** Coordinates of the chart line, shared by pages and pictures. */
export const pole = { x: 520, y: 132 };

const radii = [56, 104, 160, 224, 296, 376, 464, 560];

/** Dashes of the circles around the pole, in degrees. */
export const arcs = radii.map((radius, index) => ({
  radius,
  dashes: `${84 + ((index * 53) % 110)} ${28 + ((index * 17) % 40)}`,
  offset: index * 71,
}));

export const course = [
  [0, 566],
  [72, 548],
  [128, 556],
  [196, 500],
  [252, 508],
  [324, 424],
  [372, 404],
  [432, 292],
  [476, 236],
] as const;

export const line = `M${course.map((point) => point.join(' ')).join('L')}`;

/** The path from the last point to the star. */
export const lastLeg = `M${course.at(-1)?.join(' ')}L${pole.x} ${pole.y}`;

/** The path of the star, 24 units wide. */
export const star =
  'M12 0c.6 7.2 4.2 11 12 12-7.8 1-11.4 4.8-12 12-.6-7.2-4.2-11-12-12C7.8 11 11.4 7.2 12 0Z';
