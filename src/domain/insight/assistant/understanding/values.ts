import { type Tool, type ToolName, tools } from '../tools.ts';
import type { AskingContext } from '../understand.ts';
import type { Heard } from './hear.ts';
import type { Meant } from './meaning.ts';
import { periodIn } from './periods.ts';

/** Values by parameter, as they are put together. */
export type Values = Record<string, string | number | readonly string[]>;

const LOOKS_AHEAD: ReadonlySet<ToolName> = new Set([
  'leases_ending',
  'upcoming',
  'forecast',
] satisfies ToolName[]);

/** What was said of each of a tool's parameters. */
export function valuesOf({ tool, measure }: Meant, heard: Heard, context: AskingContext): Values {
  const { named, cuts, money, currency, priority, tokens } = heard;
  const ahead = LOOKS_AHEAD.has(tool) || measure === 'leases_ending';
  const period = periodIn(tokens, { ...context, language: heard.language, isAhead: ahead });
  const by = measure?.endsWith('_per_unit') ? cuts.filter((one) => one !== 'unit') : cuts;
  const said: Record<string, string | number | readonly string[] | undefined> = {
    measure,
    by: by.length > 0 ? by : undefined,
    from: period?.from,
    until: period?.until,
    // A month is no day.
    day: period?.from === period?.until ? period?.from : undefined,
    property: named.property,
    unit: named.unit,
    tenant: named.tenant,
    currency,
    amount: money,
    priority,
    of: tool === 'forecast' ? forecastOf(heard) : undefined,
    months: period?.months,
  };
  const { parameters } = tools[tool] as Tool;
  return Object.fromEntries(
    Object.entries(said).filter(([name, value]) => name in parameters && value !== undefined),
  ) as Values;
}

function forecastOf({ concepts }: Heard): string | undefined {
  const says = (...all: string[]) => all.some((concept) => concepts.some((one) => one?.has(concept)));
  if (says('late', 'unpaid', 'onTime')) return 'late_payment';
  if (says('vacant', 'occupancy', 'occupied')) return 'vacancy';
  if (says('maintenance', 'request')) return 'maintenance_cost';
  if (says('rent', 'collect', 'income', 'bill')) return 'rent_income';
  if (says('cash', 'net')) return 'cash';
  if (says('paid', 'pay')) return 'late_payment';
  return undefined;
}
