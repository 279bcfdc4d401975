import { ButtonLink } from '@polaris/ui/primitives/button';
import { music } from '../../../../content/music.ts';
import { consentPath } from './player-pages.ts';

/** Asks once for all players. */
export const PlayerConsent = () => (
  <div className="flex flex-wrap items-center gap-x-6 gap-y-4 print:hidden">
    <ButtonLink href={consentPath('tracks')} rel="nofollow" variant="secondary">
      {music.player.all}
    </ButtonLink>
    <p className="max-w-prose text-sm text-muted">{music.player.note}</p>
  </div>
);
