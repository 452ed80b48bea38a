import type { MaintenanceRequest } from '#src/data/maintenance/queries.ts';
import { type Selected, selectWith } from '#src/data/rows.ts';
import type { Cell } from '#src/domain/insight/assistant/tools.ts';
import { answerOf, counted, MOST_ROWS, textArgument, withSearch } from './answer.ts';
import type { MemberRunner } from './reader.ts';
import { namedRecords } from './records.ts';

const COLUMNS =
  'id, number, title, propertyName, unitLabel, priority, category, status, createdAt, resolveBy, assigneeName';
type RequestRow = Selected<'maintenance_list', typeof COLUMNS>;

/** Requests for repairs that are not closed, those to be done first at the top. */
export const openRequests: MemberRunner = async (run) => {
  const named = await namedRecords(run, ['property', 'unit']);
  if ('answer' in named) return named.answer;
  const { client, organizationId } = run;
  const { property, unit } = named.records;
  const priority = textArgument(run.arguments, 'priority');
  let asked = selectWith(client, 'maintenance_list', COLUMNS, { organizationId }, true).in('status', [
    'pending',
    'in_progress',
  ]);
  if (property) asked = asked.eq('propertyId', property.id);
  if (unit) asked = asked.eq('unitId', unit.id);
  if (priority) asked = asked.eq('priority', priority as MaintenanceRequest['priority']);
  const found = await counted<RequestRow>(asked.order('resolveBy').order('id').limit(MOST_ROWS));
  const list = withSearch('/maintenance', {
    'f.property': property?.id,
    'f.unit': unit?.id,
    'f.priority': priority,
  });
  return answerOf(found.rows.map(requestLine), [list], found.count);
};

const requestLine = (row: RequestRow): Readonly<Record<string, Cell>> => ({
  number: row.number,
  title: row.title,
  property: row.propertyName,
  unit: row.unitLabel,
  priority: row.priority,
  category: row.category,
  status: row.status,
  reportedAt: row.createdAt,
  resolveBy: row.resolveBy,
  assignee: row.assigneeName,
  path: `/maintenance/${row.id}`,
});
