import { expect, it } from '@jest/globals';
import { navigation } from '../../../libs/ui/src/admin/shell/navigation.ts';
import { adminScreens } from '../src/main/shell/app-menu.ts';

it('the menu has every admin screen, with the label and order of the admin navigation', () => {
  expect(adminScreens).toEqual(navigation.map(({ label, path }) => [label, path]));
});
