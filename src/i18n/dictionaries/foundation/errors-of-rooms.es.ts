import { errorsCash } from '../books/errors-cash.es.ts';
import { errorsReports } from '../books/errors-reports.es.ts';
import { errorsCalendar } from '../calendar/errors-calendar.es.ts';
import { errorsCommunity } from '../community/errors-community.es.ts';
import { errorsDecisions } from '../decisions/errors-decisions.es.ts';
import { errorsDocuments } from '../documents/errors-documents.es.ts';
import { errorsExpenses } from '../expenses/errors-expenses.es.ts';
import { errorsAssistant } from '../insight/errors-assistant.es.ts';
import { errorsMeasures } from '../insight/errors-measures.es.ts';
import { errorsPrograms } from '../insight/errors-programs.es.ts';
import { errorsMaintenance } from '../maintenance/errors-maintenance.es.ts';
import { errorsNotifications } from '../notifications/errors-notifications.es.ts';
import { errorsTrust } from '../trust/errors-trust.es.ts';

export const errorsOfRooms = {
  ...errorsCash,
  ...errorsReports,
  ...errorsCalendar,
  ...errorsPrograms,
  ...errorsCommunity,
  ...errorsDecisions,
  ...errorsDocuments,
  ...errorsExpenses,
  ...errorsMaintenance,
  ...errorsAssistant,
  ...errorsMeasures,
  ...errorsNotifications,
  ...errorsTrust,
};
