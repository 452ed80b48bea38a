import { errorsCash } from '../books/errors-cash.es.ts';
import { errorsReports } from '../books/errors-reports.es.ts';
import { errorsCalendar } from '../calendar/errors-calendar.es.ts';
import { errorsCommunity } from '../community/errors-community.es.ts';
import { errorsDecisions } from '../decisions/errors-decisions.es.ts';
import { errorsDocuments } from '../documents/errors-documents.es.ts';
import { errorsExpenses } from '../expenses/errors-expenses.es.ts';
import { errorsMaintenance } from '../maintenance/errors-maintenance.es.ts';
import { errorsNotifications } from '../notifications/errors-notifications.es.ts';
import { errorsTrust } from '../trust/errors-trust.es.ts';

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
