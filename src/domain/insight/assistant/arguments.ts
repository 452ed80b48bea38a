import { isIsoDate } from '../../foundation/dates.ts';
import { type Parameter, type ToolName, tools } from './tools.ts';

/** What is wrong with an argument. */
export type ArgumentFault =
  | 'unknown'
  | 'missing'
  | 'wrong_kind'
  | 'too_long'
  | 'out_of_range'
  | 'not_offered'
  | 'out_of_order';

/** Names of parameters, of all tools. */
export type ParameterName = {
  [Name in ToolName]: keyof (typeof tools)[Name]['parameters'];
}[ToolName];

/** A parameter and what is wrong with its value. */
export interface FaultyArgument {
  readonly parameter: string;
  readonly fault: ArgumentFault;
}

const LONGEST_NAME = 120;
const FIRST_DAY = '2000-01-01';
const LAST_DAY = '2100-12-31';
const MONEY = /^\d{1,11}(?:\.\d{1,2})?$/;

/**
 * What is wrong with the arguments of a tool, held against its declaration; empty where they may be used. A value of null counts as
 * one that is not given.
 */
export function checkArguments(tool: ToolName, given: unknown): readonly FaultyArgument[] {
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    return [{ parameter: '', fault: 'wrong_kind' }];
  const parameters: Readonly<Record<string, Parameter>> = tools[tool].parameters;
  const values = new Map(Object.entries(given).filter(([, value]) => value !== null && value !== undefined));
  const faults: FaultyArgument[] = [...values.keys()]
    .filter((name) => !Object.hasOwn(parameters, name))
    .map((parameter) => ({ parameter, fault: 'unknown' }));
  for (const [name, parameter] of Object.entries(parameters)) {
    const fault = faultOf(parameter, values.get(name));
    if (fault) faults.push({ parameter: name, fault });
  }
  return faults.length > 0 ? faults : daysInOrder(values.get('from'), values.get('until'));
}

const daysInOrder = (from: unknown, until: unknown): readonly FaultyArgument[] =>
  typeof from === 'string' && typeof until === 'string' && from > until
    ? [{ parameter: 'until', fault: 'out_of_order' }]
    : [];

function faultOf(parameter: Parameter, value: unknown): ArgumentFault | null {
  if (value === undefined) return parameter.isNeeded ? 'missing' : null;
  switch (parameter.kind) {
    case 'text':
      return textFault(value, parameter.most);
    case 'record':
      return textFault(value, LONGEST_NAME);
    case 'day':
      return dayFault(value);
    case 'count':
      if (!Number.isInteger(value)) return 'wrong_kind';
      return Number(value) < parameter.least || Number(value) > parameter.most ? 'out_of_range' : null;
    case 'money':
      return moneyFault(value);
    case 'choice':
      return choiceFault(value, parameter.of);
    case 'choices':
      if (!Array.isArray(value)) return 'wrong_kind';
      if (value.length > parameter.most) return 'too_long';
      if (new Set(value).size < value.length) return 'not_offered';
      return value.map((one) => choiceFault(one, parameter.of)).find((fault) => fault !== null) ?? null;
  }
}

function textFault(value: unknown, most: number): ArgumentFault | null {
  if (typeof value !== 'string') return 'wrong_kind';
  if (value.trim() === '') return 'missing';
  return value.length > most ? 'too_long' : null;
}

function dayFault(value: unknown): ArgumentFault | null {
  if (typeof value !== 'string' || !isIsoDate(value)) return 'wrong_kind';
  return value < FIRST_DAY || value > LAST_DAY ? 'out_of_range' : null;
}

/** Whole units as a decimal, as a text or a number; never nothing. */
function moneyFault(value: unknown): ArgumentFault | null {
  if (typeof value !== 'string' && typeof value !== 'number') return 'wrong_kind';
  if (!MONEY.test(String(value))) return typeof value === 'number' ? 'out_of_range' : 'wrong_kind';
  return Number(value) > 0 ? null : 'out_of_range';
}

function choiceFault(value: unknown, of: readonly string[]): ArgumentFault | null {
  if (typeof value !== 'string') return 'wrong_kind';
  return of.includes(value) ? null : 'not_offered';
}

/** An amount in whole units as an argument has it, in minor units. */
export const minorOfArgument = (amount: string | number): number => Math.round(Number(amount) * 100);
