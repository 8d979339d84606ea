export { clockTime, longDate, shortDate } from '../../contract/dates.js';
