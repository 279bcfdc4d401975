import { ChartLine } from 'lucide-react';
import { isKnownIcon, serviceIcons } from './service-icons.ts';

/** The icon of a service; the default one for unknown names. */
export function ServiceIcon({ name }: { name: string }) {
  const Icon = isKnownIcon(name) ? serviceIcons[name]! : ChartLine;
  return <Icon aria-hidden="true" className="size-4.5 shrink-0" />;
}
