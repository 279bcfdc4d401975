import { type PreferredContact, preferredContactLabels } from '@polaris/contracts';
import { type LucideIcon, Mail, MessagesSquare, Phone } from 'lucide-react';

const icons: Record<PreferredContact, LucideIcon> = {
  email: Mail,
  phone: Phone,
  any: MessagesSquare,
};

/** How the person prefers to be contacted. */
export function PreferredContactLabel({ value }: { value: PreferredContact }) {
  const Icon = icons[value];
  return (
    <span className="inline-flex items-center gap-1.5">
      <Icon aria-hidden="true" className="size-3.5" />
      <span className="sr-only">Preferred contact: </span>
      {preferredContactLabels[value]}
    </span>
  );
}
