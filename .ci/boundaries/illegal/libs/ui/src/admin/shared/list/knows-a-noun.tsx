import '../../people/customers/customer-status-badge.tsx';
import '../../people/contacts/contacts-screen.tsx';
import '../../shell/navigation.ts';
import '../../admin-app.tsx';
