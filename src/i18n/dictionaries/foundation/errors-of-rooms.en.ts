import { errorsCash } from '../books/errors-cash.en.ts';
import { errorsReports } from '../books/errors-reports.en.ts';
import { errorsCalendar } from '../calendar/errors-calendar.en.ts';
import { errorsCommunity } from '../community/errors-community.en.ts';
import { errorsDecisions } from '../decisions/errors-decisions.en.ts';
import { errorsDocuments } from '../documents/errors-documents.en.ts';
import { errorsExpenses } from '../expenses/errors-expenses.en.ts';
import { errorsAssistant } from '../insight/errors-assistant.en.ts';
import { errorsMeasures } from '../insight/errors-measures.en.ts';
import { errorsPrograms } from '../insight/errors-programs.en.ts';
import { errorsMaintenance } from '../maintenance/errors-maintenance.en.ts';
import { errorsNotifications } from '../notifications/errors-notifications.en.ts';
import { errorsTrust } from '../trust/errors-trust.en.ts';

/** What single rooms refuse. */
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
