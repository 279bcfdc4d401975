import { dataSelector } from '@polaris/contracts/browser-names';

/*
 * The island may still have to load after the click. The state is set on its frame, which React does not
 * render, so that the button shows as busy.
 */

const frame = () => document.querySelector(dataSelector('island', 'purchase'));

export const showStepLoading = (): void => frame()?.setAttribute('aria-busy', 'true');

export const endStepLoading = (): void => frame()?.removeAttribute('aria-busy');
