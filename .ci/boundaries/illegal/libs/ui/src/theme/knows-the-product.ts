import '@polaris/contracts';
import '../api/contacts.ts';
import '../admin/admin-app.tsx';
