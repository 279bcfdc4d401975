import '../profile/profile-screen.tsx';
import '../../admin/admin-app.tsx';
import '../../sign-in/login-screen.tsx';
