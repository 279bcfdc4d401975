export { DayClock, addDays, dayOf, weekdayOf } from '@polaris/contracts';
