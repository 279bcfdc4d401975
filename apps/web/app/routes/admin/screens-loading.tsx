import { LoadingState } from '@polaris/ui/primitives/page-state';

/** Until the screens are there, where the server has not drawn one. */
export const ScreensLoading = () => <LoadingState text="Loading..." className="px-5" />;
