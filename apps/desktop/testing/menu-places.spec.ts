import { expect, it } from '@jest/globals';
import { navigation } from '../../../libs/ui/src/admin/shell/navigation.ts';
import { places } from '../src/main/shell/app-menu.ts';

it('the menu leads to every admin screen, by the name that it has there', () => {
  expect(places).toEqual(navigation.map(({ label, path }) => [label, path]));
});
