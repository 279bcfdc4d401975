import { NEW_ESSAY_PATH } from '@polaris/contracts/admin-screens';
import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import { useEssayPages } from '../../../api/site/essays.ts';
import { buttonStyle } from '../../../primitives/button.tsx';
import { ListBody } from '../../shared/list/list-body.tsx';
import { totalLabel } from '../../shared/list/total-label.ts';
import { ScreenHeader } from '../../shared/record/screen-header.tsx';
import { EssayEntry } from './essay-entry.tsx';

/** All essays written in the admin area, including drafts. */
export function EssaysScreen() {
  const essays = useEssayPages();
  return (
    <>
      <ScreenHeader
        title="Essays"
        text="What you publish here follows the essays that came with the site."
        actions={
          <Link to={NEW_ESSAY_PATH} className={buttonStyle({})}>
            <Plus aria-hidden="true" className="size-4" />
            New Essay
          </Link>
        }
      />
      <section aria-labelledby="essays-title" className="xl:max-w-5xl">
        <h2 id="essays-title" className="mb-4 text-base font-semibold text-ink">
          All Essays
          {essays.data && ` (${totalLabel(essays.data.total, essays.data.capped)})`}
        </h2>
        <ListBody
          pages={essays}
          noun="essays"
          rowKeyOf={({ id }) => id}
          empty={{
            title: 'No essays yet',
            text: 'Write your first one. Only you see it until you publish it.',
            action: (
              <Link to={NEW_ESSAY_PATH} className={buttonStyle()}>
                Write an essay
              </Link>
            ),
          }}
        >
          {(items) => (
            <ul aria-label="Essays" className="border-t border-line">
              {items.map((essay) => (
                <EssayEntry key={essay.id} essay={essay} />
              ))}
            </ul>
          )}
        </ListBody>
      </section>
    </>
  );
}
