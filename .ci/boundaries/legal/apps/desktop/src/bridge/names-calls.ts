import '@polaris/contracts';
import './channels.ts';
