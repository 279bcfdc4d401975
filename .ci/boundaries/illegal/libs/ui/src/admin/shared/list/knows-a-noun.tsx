import '../../customers/customer-status-badge.tsx';
import '../../contacts/contacts-screen.tsx';
import '../../shell/navigation.ts';
import '../../admin-app.tsx';
