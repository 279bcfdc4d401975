import { type AdminPath, adminScreens } from '@polaris/contracts/admin-screens';
import { UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { focusRing } from '../../primitives/fields/control-style.ts';
import { ScreenHeader } from '../shared/record/screen-header.tsx';
import { screens } from './screens.ts';

interface Section {
  title: string;
  items: { path: AdminPath; text: string }[];
}

const sections: Section[] = [
  {
    title: 'Business',
    items: [
      {
        path: '/admin/settings/site',
        text: 'Your name, portrait and words on the public pages, and which pages are shown.',
      },
      {
        path: '/admin/business-profile',
        text: 'The name, address, tax number and bank account on your invoices.',
      },
      {
        path: '/admin/settings/booking',
        text: 'The hours in which clients can book their sessions, and your time off.',
      },
      {
        path: '/admin/settings/mail',
        text: 'The server that sends your email, and the address that it comes from.',
      },
      { path: '/admin/reply-templates', text: 'Answers that you write once and send often.' },
      {
        path: '/admin/assistants',
        text: 'Claude, ChatGPT or an editor with access to your records.',
      },
      {
        path: '/admin/assets',
        text: 'Your resume, profile links and videos, which the site links to.',
      },
    ],
  },
  {
    title: 'Your data',
    items: [
      { path: '/admin/backups', text: 'Make, download and restore a copy of everything.' },
      { path: '/admin/health', text: 'How the server, its disk, mail and backups are.' },
      { path: '/admin/trash', text: 'Deleted records, which you can still restore.' },
      { path: '/admin/audit', text: 'Who changed what, and who signed in, and when.' },
    ],
  },
];

const labelOf = (path: AdminPath) => adminScreens.find((screen) => screen.path === path)!.label;

/** Links to all settings, in one place. */
export function SettingsScreen() {
  return (
    <>
      <ScreenHeader title="Settings" />
      <div className="flex flex-col gap-10 xl:max-w-4xl">
        {sections.map(({ title, items }) => (
          <SettingsList key={title} title={title}>
            {items.map(({ path, text }) => {
              const { icon: Icon } = screens[path];
              return (
                <li key={path}>
                  <Link to={path} className={entry}>
                    <Entry icon={<Icon className="size-5" />} label={labelOf(path)} text={text} />
                  </Link>
                </li>
              );
            })}
          </SettingsList>
        ))}
        <SettingsList title="You">
          <li>
            <a href="/dashboard/profile" className={entry}>
              <Entry
                icon={<UserRound className="size-5" />}
                label="Your Account"
                text="Your name, picture, email address, password, two-factor codes, devices and calendar feed."
              />
            </a>
          </li>
        </SettingsList>
      </div>
    </>
  );
}

function SettingsList({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h2 className="mb-3 text-base leading-6 font-semibold">{title}</h2>
      <ul className="grid border-t border-line sm:grid-cols-2 sm:gap-x-8">{children}</ul>
    </section>
  );
}

const entry = `flex h-full gap-3 border-b border-line px-1 py-4 hover:bg-sunken ${focusRing}`;

function Entry({ icon, label, text }: { icon: ReactNode; label: string; text: string }) {
  return (
    <>
      <span aria-hidden="true" className="mt-0.5 shrink-0 text-muted">
        {icon}
      </span>
      <span className="min-w-0">
        <span className="block font-semibold">{label}</span>
        <span className="block text-sm leading-6 text-muted">{text}</span>
      </span>
    </>
  );
}
