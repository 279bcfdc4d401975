import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { focusRing } from '../../../primitives/fields/control-style.ts';

export const RouterLink = (props: ComponentProps<typeof Link>) => (
  <Link {...props} className={`rounded-sm text-accent underline underline-offset-4 ${focusRing}`} />
);
