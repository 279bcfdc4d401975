import { expect, it } from '@jest/globals';
import { places as screens } from '../../../libs/ui/src/admin/shared/navigation.ts';
import { places } from '../src/main/shell/app-menu.ts';

it('the menu leads to every screen of the back office, by the name that it has there', () => {
  expect(places).toEqual(screens.map(({ label, path }) => [label, path]));
});
