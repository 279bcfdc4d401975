import { expect, it } from '@jest/globals';
import { editDistance } from './edit-distance.ts';

it.each([
  ['', '', 0],
  ['', 'abc', 3],
  ['abc', '', 3],
  ['same', 'same', 0],
  ['dashbord', 'dashboard', 1],
  ['dashboarrd', 'dashboard', 1],
  ['dashboerd', 'dashboard', 1],
  ['dahsboard', 'dashboard', 1],
  ['adshbord', 'dashboard', 2],
  ['kitten', 'sitting', 3],
  // A transposed pair is not edited again.
  ['ca', 'abc', 3],
])('computes the edit distance from %j to %j as %i', (from, to, distance) => {
  expect(editDistance(from, to)).toBe(distance);
  expect(editDistance(to, from)).toBe(distance);
});
