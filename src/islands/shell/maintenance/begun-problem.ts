import {
  type MaintenancePriority,
  maintenancePriorities,
} from '#src/domain/maintenance/maintenance-enums.ts';

const LONGEST_TITLE = 80;

/** What an address brings along of a request: `?text=…&priority=high`. Its first words are the title. */
export function begunProblem(given: URLSearchParams): {
  title: string;
  description: string;
  priority: MaintenancePriority;
} {
  const text = given.get('text')?.trim() ?? '';
  const priority = maintenancePriorities.find((own) => own === given.get('priority')) ?? 'medium';
  const [firstLine = ''] = text.split('\n');
  return { title: firstLine.slice(0, LONGEST_TITLE), description: text, priority };
}
