import { CopyField } from '../../../primitives/fields/copy-field.tsx';

const ways = [
  ['Claude', 'Customize, Connectors, Add custom connector. Paste the address.'],
  ['ChatGPT', 'Settings, Apps, turn on developer mode, Create app. Paste the address.'],
  ['An editor', 'Add an MCP server of the kind HTTP with the address, or with a token from below.'],
] as const;

/** The one address, and where it goes. */
export function HowToConnect({ address }: { address: string }) {
  return (
    <section aria-label="How to connect" className="mt-8">
      <CopyField label="Address for your assistant" value={address} />
      <dl className="mt-2 text-sm leading-6">
        {ways.map(([name, text]) => (
          <div key={name} className="border-b border-line py-2 sm:flex sm:gap-4">
            <dt className="shrink-0 font-semibold text-ink sm:w-28">{name}</dt>
            <dd className="text-muted">{text}</dd>
          </div>
        ))}
      </dl>
      {!address.startsWith('https:') && (
        <p className="mt-3 text-sm leading-6 text-muted">
          Claude and ChatGPT on the web reach only a public address with https. This one is for
          programs on your own computer.
        </p>
      )}
    </section>
  );
}
