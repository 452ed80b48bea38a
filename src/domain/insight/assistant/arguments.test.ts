import { describe, expect, it } from 'vitest';
import { checkArguments, minorOfArgument } from './arguments.ts';
import { type ToolName, tools } from './tools.ts';

const faultOf = (tool: ToolName, given: unknown) => checkArguments(tool, given)[0]?.fault ?? null;

describe('arguments of tools', () => {
  it.each<[ToolName, unknown, string | null]>([
    ['waiting', {}, null],
    ['waiting', null, 'wrong_kind'],
    ['waiting', [], 'wrong_kind'],
    ['waiting', { property: 'Naco' }, 'unknown'],
    ['waiting', { constructor: 'x' }, 'unknown'],
    ['tenant_account', {}, 'missing'],
    ['tenant_account', { tenant: '  ' }, 'missing'],
    ['tenant_account', { tenant: null }, 'missing'],
    ['tenant_account', { tenant: 'Ana' }, null],
    ['tenant_account', { tenant: 7 }, 'wrong_kind'],
    ['tenant_account', { tenant: 'a'.repeat(121) }, 'too_long'],
    ['payments', { from: '2026-02-30' }, 'wrong_kind'],
    ['payments', { from: '1999-12-31' }, 'out_of_range'],
    ['payments', { from: '2026-02-01', until: '2026-01-31' }, 'out_of_order'],
    ['payments', { from: '2026-02-01', until: '2026-02-01' }, null],
    ['forecast', { of: 'cash', months: 25 }, 'out_of_range'],
    ['forecast', { of: 'cash', months: 1.5 }, 'wrong_kind'],
    ['forecast', { of: 'lottery' }, 'not_offered'],
    ['measure', { measure: 'billed', by: ['month', 'property'] }, null],
    ['measure', { measure: 'billed', by: 'month' }, 'wrong_kind'],
    ['measure', { measure: 'billed', by: ['month', 'month'] }, 'not_offered'],
    ['measure', { measure: 'billed', by: ['month', 'year', 'unit'] }, 'too_long'],
    ['measure', { measure: 'billed', by: ['moon'] }, 'not_offered'],
    ['prepare_payment', { tenant: 'Ana', amount: '25000.50' }, null],
    ['prepare_payment', { tenant: 'Ana', amount: 25_000.5 }, null],
    ['prepare_payment', { tenant: 'Ana', amount: '25,000' }, 'wrong_kind'],
    ['prepare_payment', { tenant: 'Ana', amount: 0 }, 'out_of_range'],
    ['prepare_payment', { tenant: 'Ana', amount: -5 }, 'out_of_range'],
    ['find', { text: 'a'.repeat(201) }, 'too_long'],
  ])('%s with %j: %s', (tool, given, fault) => {
    expect(faultOf(tool, given)).toBe(fault);
  });

  it('name the parameter that is wrong', () => {
    expect(checkArguments('payments', { from: 'ayer', sql: '1' })).toEqual([
      { parameter: 'sql', fault: 'unknown' },
      { parameter: 'from', fault: 'wrong_kind' },
    ]);
  });

  it('are asked for by every tool that needs any', () => {
    for (const [name, { parameters }] of Object.entries(tools)) {
      const needed = Object.values(parameters).filter((one) => 'isNeeded' in one).length;
      expect(checkArguments(name as ToolName, {})).toHaveLength(needed);
    }
  });

  it('count money in minor units', () => {
    expect(minorOfArgument('25000.50')).toBe(2_500_050);
    expect(minorOfArgument(0.29)).toBe(29);
  });
});
