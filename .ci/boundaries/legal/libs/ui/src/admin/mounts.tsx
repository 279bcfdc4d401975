import './contacts/contacts-screen.tsx';
import './services/services-screen.tsx';
