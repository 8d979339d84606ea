export { clockTime, dueTime, longDate, shortDate } from '../../contract/dates.js';
