import { expect, it } from '@jest/globals';
import { places as screens } from '../../../libs/ui/src/admin/shared/navigation.ts';
import { adminScreens } from '../src/main/shell/app-menu.ts';

it('the menu has every admin screen, with the label and order of the admin navigation', () => {
  expect(adminScreens).toEqual(screens.map(({ label, path }) => [label, path]));
});
