import '../../shell/routes.tsx';
import '../../shell/frame/tools.tsx';
