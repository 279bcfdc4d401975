// One script for both: each name of a script is part of the first screen's.
export { RetainerScreen } from './retainer-screen.tsx';
export { RetainersScreen } from './retainers-screen.tsx';
