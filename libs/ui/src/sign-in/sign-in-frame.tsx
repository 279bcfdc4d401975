import type { ReactNode } from 'react';

interface SignInFrameProps {
  title: string;
  text?: ReactNode;
  children: ReactNode;
}

/** The frame of the sign-in forms, with a decorative panel beside it on wide screens. */
export function SignInFrame({ title, text, children }: SignInFrameProps) {
  return (
    <div className="grid min-h-[calc(100dvh-var(--header-height,0px))] bg-surface lg:grid-cols-[minmax(0,5fr)_minmax(0,4fr)]">
      <div className="mx-auto flex w-full max-w-[432px] flex-col px-5 py-12 sm:py-20 lg:py-24">
        <h1 className="font-display text-4xl leading-tight tracking-tight text-balance text-ink">
          {title}
        </h1>
        {text && (
          <p className="mt-3 text-base leading-6 text-pretty wrap-anywhere text-muted">{text}</p>
        )}
        <div className="mt-8 flex flex-col gap-8">{children}</div>
      </div>
      <NightPanel />
    </div>
  );
}

function NightPanel() {
  return (
    <div className="relative hidden overflow-hidden bg-night text-on-night lg:block">
      <ChartLines />
      <div className="relative flex h-full flex-col justify-end p-16">
        <p className="max-w-[18ch] font-display text-4xl leading-tight text-balance">
          One fixed point to steer the numbers by.
        </p>
      </div>
    </div>
  );
}

/** The lines of a rising chart, with a star at its end. */
function ChartLines() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 400 400"
      preserveAspectRatio="xMidYMin slice"
      fill="none"
      stroke="currentColor"
      className="absolute inset-0 size-full"
    >
      <g opacity="0.14">
        <path d="M0 40h400M0 80h400M0 120h400M0 160h400M0 200h400M0 240h400" strokeWidth="0.5" />
        <path d="M40 0v260M120 0v260M200 0v260M280 0v260M360 0v260" strokeWidth="0.5" />
      </g>
      <path
        d="M0 226 40 218 80 222 120 190 160 196 200 158 240 164 280 116 318 78"
        strokeWidth="0.75"
        opacity="0.7"
      />
      <path d="M0 240c90-4 190-26 318-162" strokeWidth="0.5" strokeDasharray="2 3" opacity="0.4" />
      <path
        d="M320 62c.7 8.4 4.9 12.8 14 14-9.1 1.2-13.3 5.6-14 14-.7-8.4-4.9-12.8-14-14 9.1-1.2 13.3-5.6 14-14Z"
        fill="currentColor"
        stroke="none"
        className="text-night-accent"
      />
    </svg>
  );
}
