import '@polaris/contracts';
import '../api/people/contacts.ts';
import '../admin/admin-app.tsx';
