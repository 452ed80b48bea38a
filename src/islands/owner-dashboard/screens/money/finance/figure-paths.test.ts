import { describe, expect, it } from 'vitest';
import { chargeListSpec } from '#src/data/money/charges/queries.ts';
import { decodeReportRequest } from '#src/domain/books/report-request.ts';
import { decodeListQuery } from '#src/domain/foundation/list-query.ts';
import { figurePaths } from './figure-paths.ts';

const listed = (path: string) => {
  expect(path).toMatch(/^\/finance\/charges\?/);
  return decodeListQuery(path.split(/[?#]/)[1] ?? '', chargeListSpec).filters;
};

describe('figurePaths', () => {
  it('lists the charges of the month and the currency, without deposits', () => {
    const { kind = [], ...filters } = listed(figurePaths.chargesDue('2026-02', 'USD'));
    expect(filters).toEqual({ currency: ['USD'], from: ['2026-02-01'], to: ['2026-02-28'] });
    expect(kind).toContain('rent');
    expect(kind).not.toContain('deposit');
    expect(kind).toHaveLength(chargeListSpec.filters.kind.length - 1);
  });

  it('lists those of them that are open', () => {
    const { state, ...filters } = listed(figurePaths.chargesOpen('2026-02', 'DOP'));
    expect(state).toEqual(['open']);
    expect(filters).toEqual(listed(figurePaths.chargesDue('2026-02', 'DOP')));
  });

  it('lists what is late of every month and kind', () => {
    expect(listed(figurePaths.chargesLate('2026-02', 'DOP'))).toEqual({ state: ['late'], currency: ['DOP'] });
  });

  it('opens the income statement of the month and the currency', () => {
    const path = figurePaths.incomeStatement('2026-02', 'USD');
    const [screen, search = ''] = path.split('?');
    expect(screen).toBe('/finance/reports/income-statement');
    const usual = { today: '2026-11-25', currency: 'DOP' } as const;
    expect(decodeReportRequest('income_statement', search, usual)).toMatchObject({
      period: { from: '2026-02-01', to: '2026-02-28' },
      currency: 'USD',
      basis: 'accrual',
      propertyId: null,
    });
  });
});
