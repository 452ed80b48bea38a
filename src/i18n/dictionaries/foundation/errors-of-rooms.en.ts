import { errorsCash } from '../books/errors-cash.en.ts';
import { errorsReports } from '../books/errors-reports.en.ts';
import { errorsCalendar } from '../calendar/errors-calendar.en.ts';
import { errorsCommunity } from '../community/errors-community.en.ts';
import { errorsDecisions } from '../decisions/errors-decisions.en.ts';
import { errorsDocuments } from '../documents/errors-documents.en.ts';
import { errorsExpenses } from '../expenses/errors-expenses.en.ts';
import { errorsMaintenance } from '../maintenance/errors-maintenance.en.ts';
import { errorsNotifications } from '../notifications/errors-notifications.en.ts';
import { errorsTrust } from '../trust/errors-trust.en.ts';

/** What single rooms refuse. */
export const errorsOfRooms = {
  ...errorsCash,
  ...errorsReports,
  ...errorsCalendar,
  ...errorsCommunity,
  ...errorsDecisions,
  ...errorsDocuments,
  ...errorsExpenses,
  ...errorsMaintenance,
  ...errorsNotifications,
  ...errorsTrust,
};
