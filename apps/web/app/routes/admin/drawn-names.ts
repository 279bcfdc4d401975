/** The ids of a drawn page: of all that stands in the place of the screens, of the screen, of its scripts. */
export const FIRST_LOOK = 'first-look';
export const DRAWN_SCREEN = 'drawn-screen';
export const LATER_SCRIPTS = 'later-scripts';
