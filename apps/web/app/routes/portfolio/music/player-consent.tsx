import { ButtonLink } from '@polaris/ui/primitives/button';
import { content } from '../../../page/content.ts';
import { musicTexts } from '../../../../content/music.ts';
import { consentPath } from './player-pages.ts';

/** Asks once for all players. */
export const PlayerConsent = () => (
  <div className="flex flex-wrap items-center gap-x-6 gap-y-4 print:hidden">
    <ButtonLink href={consentPath('tracks')} rel="nofollow" variant="secondary">
      {musicTexts.player.all(content().music.tracks.length)}
    </ButtonLink>
    <p className="max-w-prose text-sm text-muted">{musicTexts.player.note}</p>
  </div>
);
