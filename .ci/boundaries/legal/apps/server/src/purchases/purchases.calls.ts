import '@polaris/contracts';
import '../testing/call.ts';
import '../testing/factories.ts';
