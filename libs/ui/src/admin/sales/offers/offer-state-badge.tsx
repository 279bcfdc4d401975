import { type OfferState, offerStateLabels } from '@polaris/contracts';
import { Badge } from '../../../primitives/badge.tsx';
import { stateTones } from './offer-state.ts';

export const OfferStateBadge = ({ state }: { state: OfferState }) => (
  <Badge tone={stateTones[state]}>{offerStateLabels[state]}</Badge>
);
