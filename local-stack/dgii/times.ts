const CLOCK = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'America/Santo_Domingo',
  dateStyle: 'short',
  timeStyle: 'medium',
  hourCycle: 'h23',
});

/** A moment as documents write it: dd-MM-yyyy HH:mm:ss of the Dominican clock. */
export const documentTime = (at: Date): string => CLOCK.format(at).replace(', ', ' ').replaceAll('/', '-');

const YEAR_FROM = 6;
const YEAR_TO = 10;
export const yearOf = (at: Date): number => Number(documentTime(at).slice(YEAR_FROM, YEAR_TO));
