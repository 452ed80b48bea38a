// The part of the matrices that is about the calendar.
import * as calendar from '#src/domain/calendar/calendar-enums.ts';
import { ITEM_DAY } from '#tests/support/calendar-rows.ts';
import type { Actor } from '#tests/support/cast.ts';
import { type FunctionRule, forService, ID, rule } from './function-rule.ts';
import { EVERY_ROLE } from './roles.ts';
import type { TableRule } from './table-rule.ts';

export const calendarTables: Readonly<Record<string, TableRule>> = {
  calendar_items: { members: EVERY_ROLE, service: 'reads' },
  calendar_item_changes: { key: "item_id || '/' || occurs_on", members: EVERY_ROLE, service: 'reads' },
  calendar_feeds: {
    members: [],
    ofOrganization: 'false',
    isOwnUser: true,
    ownerColumn: 'user_id',
    hidden: ['token_hash'],
    service: 'writes',
  },
};

const WRITERS: readonly Actor[] = ['owner', 'manager', 'accountant', 'maintenance'];
const ITEM = JSON.stringify({ kind: 'task', title: 'Pintar', starts_on: ITEM_DAY });
const IMPORTED = JSON.stringify([{ uid: 'a@b', title: 'Pintar', starts_on: ITEM_DAY }]);

export const calendarFunctions: Readonly<Record<string, FunctionRule>> = {
  calendar_entries: rule(EVERY_ROLE, ({ home }) => [`$1, '${ITEM_DAY}', '${ITEM_DAY}'`, home.organizationId]),
  my_calendar: rule(['tenant', 'coTenant'], ({ shared, today }) => ['$1, $2, $2', shared.id, today]),
  calendar_clashes: rule(EVERY_ROLE, ({ home }) => [`$1, '${ITEM_DAY}', '${ITEM_DAY}'`, home.organizationId]),
  save_calendar_item: rule(
    WRITERS,
    ({ home }) => [`${ID}, $1, '${ITEM}'`, home.organizationId],
    'not_allowed',
  ),
  move_calendar_item: rule(WRITERS, ({ home }) => [
    `${ID}, $1, '2031-03-05', '2031-03-05'`,
    home.calendarItemId,
  ]),
  complete_calendar_item: rule(WRITERS, ({ home }) => [`${ID}, $1, true`, home.calendarItemId]),
  delete_calendar_item: rule(WRITERS, ({ home }) => [`${ID}, $1`, home.calendarItemId]),
  move_calendar_entry: rule(WRITERS, ({ home }) => [
    `${ID}, $1, $2, '2031-03-05'`,
    home.organizationId,
    `item/${home.calendarItemId}`,
  ]),
  import_calendar_items: rule(
    WRITERS,
    ({ home }) => [`${ID}, $1, '${IMPORTED}'`, home.organizationId],
    'not_allowed',
  ),
  count_calendar_fetch: rule(WRITERS, ({ home }) => ['$1', home.organizationId], 'not_allowed'),
  create_calendar_feed: rule(EVERY_ROLE, ({ home }) => [`${ID}, $1, 'Mi teléfono'`, home.organizationId]),
  rename_calendar_feed: rule(['owner'], ({ home }) => [`$1, 'Otro'`, home.calendarFeed.id]),
  revoke_calendar_feed: rule(['owner'], ({ home }) => ['$1', home.calendarFeed.id]),
  read_calendar_feed: {
    ...forService(''),
    call: ({ home }) => ['$1', home.calendarFeed.tokenHash],
  },
};

/** The enums of the room, by their names in the database. */
export const calendarEnums: Readonly<Record<string, readonly string[]>> = {
  calendar_kind: calendar.calendarKinds,
  calendar_rule: calendar.calendarRules,
  calendar_fixed_reason: calendar.calendarFixedReasons,
  calendar_item_kind: calendar.calendarItemKinds,
  calendar_frequency: calendar.calendarFrequencies,
};
