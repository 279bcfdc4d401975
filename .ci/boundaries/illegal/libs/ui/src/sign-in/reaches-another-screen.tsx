import '../admin/people/contacts/contacts-screen.tsx';
import '../admin/admin-app.tsx';
import '../../testing/answering-server.ts';
import 'react-markdown';
