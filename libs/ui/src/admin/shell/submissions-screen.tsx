import { RecordDrafts } from '../office/assistants/drafts/record-drafts.tsx';
import { ContactsScreen } from '../people/contacts/contacts-screen.tsx';
import { submissionPath } from '../shared/record/record-paths.ts';

/** The submissions, with what assistants drafted in reply. */
export const SubmissionsScreen = () => (
  <ContactsScreen
    drafts={(contactId) => (
      <RecordDrafts filter={{ contactId }} record={submissionPath(contactId)} level={3} />
    )}
  />
);
