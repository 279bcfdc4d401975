import { adminScreens } from '@polaris/contracts';

/** The screens of daily work. */
export const primaryNav = adminScreens.filter(({ level }) => level === 'primary');

/** Screens that are rarely needed, below those of daily work. */
export const secondaryNav = adminScreens.filter(({ level }) => level === 'secondary');
