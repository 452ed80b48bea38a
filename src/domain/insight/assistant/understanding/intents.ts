import type { MeasureId } from '../../measures/names.ts';
import type { ToolName } from '../tools.ts';
import { commonIntents } from './common-intents.ts';
import { type IntentLine, measureIntents } from './measure-intents.ts';
import { ownerIntents } from './owner-intents.ts';
import { tenantIntents } from './tenant-intents.ts';

/** A tool, or a measure of it, with the concepts that mean it. */
export interface Intent {
  readonly tool: ToolName;
  readonly measure?: MeasureId;
  readonly needed: readonly (readonly string[])[];
  readonly helpful: ReadonlySet<string>;
  readonly against: ReadonlySet<string>;
  /** Held against it even where the word also helps. */
  readonly never: ReadonlySet<string>;
}

const words = (list = '') => list.split(' ').filter(Boolean);

const intentOf = (tool: ToolName, [needed, helpful, against]: IntentLine, measure?: MeasureId): Intent => ({
  tool,
  ...(measure && { measure }),
  needed: words(needed).map((one) => one.split('/')),
  helpful: new Set(words(helpful)),
  against: new Set(words(against).filter((one) => !one.startsWith('!'))),
  never: new Set(words(against).flatMap((one) => (one.startsWith('!') ? [one.slice(1)] : []))),
});

const ofTools = (lines: Readonly<Partial<Record<ToolName, readonly IntentLine[]>>>): Intent[] =>
  Object.entries(lines).flatMap(([tool, all]) => all.map((line) => intentOf(tool as ToolName, line)));

const ofMeasures = Object.entries(measureIntents).flatMap(([measure, all]) =>
  all.map((line) => intentOf('measure', line, measure as MeasureId)),
);

/** The intents of each area. */
export const intents = {
  owner: [...ofTools(ownerIntents), ...ofMeasures, ...ofTools(commonIntents)],
  tenant: [...ofTools(tenantIntents), ...ofTools(commonIntents)],
};
