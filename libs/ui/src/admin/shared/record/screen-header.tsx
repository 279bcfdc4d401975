import type { ReactNode } from 'react';

export const ScreenTitle = ({ children }: { children: ReactNode }) => (
  <h1 className="font-display text-2xl leading-8 tracking-tight text-ink">{children}</h1>
);

interface ScreenHeaderProps {
  title: string;
  text?: ReactNode;
  actions?: ReactNode;
}

export function ScreenHeader({ title, text, actions }: ScreenHeaderProps) {
  return (
    <header className="mb-4 flex min-h-10 flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="min-w-0 flex-[1_1_208px]">
        <ScreenTitle>{title}</ScreenTitle>
        {text && <p className="text-sm leading-6 text-muted">{text}</p>}
      </div>
      {actions}
    </header>
  );
}
