import { expect, it } from 'vitest';
import { reportKinds } from '../foundation/enums.ts';
import {
  comparedPeriod,
  decodeReportRequest,
  encodeReportRequest,
  type ReportRequest,
} from './report-request.ts';

const usual = { today: '2026-11-21', currency: 'DOP' } as const;
const PROPERTY = '0f0e0d0c-0b0a-4908-8706-050403020100';

it.each(reportKinds)('an address of %s says all of it and reads back', (kind) => {
  const request = decodeReportRequest(
    kind,
    `period=2026-Q2&compare=year&currency=USD&basis=cash&property=${PROPERTY}&owner=ana`,
    usual,
  );
  expect(request).toMatchObject({ kind, propertyId: PROPERTY, owner: 'ana' });
  const text = encodeReportRequest(request, 'DOP');
  expect(encodeReportRequest(decodeReportRequest(kind, text, usual), 'DOP')).toBe(text);
});

it('what an address says wrongly is the usual', () => {
  expect(
    decodeReportRequest('rent_roll', '?period=ayer&compare=x&currency=EUR&basis=y&property=1', usual),
  ).toEqual({
    kind: 'rent_roll',
    period: { from: '2026-11-01', to: '2026-11-21' },
    comparison: 'none',
    currency: 'DOP',
    basis: 'accrual',
    propertyId: null,
    owner: null,
  });
});

it('owners are shown what came in and can be paid to them, all else what was earned', () => {
  expect(decodeReportRequest('owner_statement', '', usual).basis).toBe('cash');
  expect(decodeReportRequest('income_statement', '', usual).basis).toBe('accrual');
  for (const basis of ['cash', 'accrual'] as const) {
    const request = { ...decodeReportRequest('owner_statement', '', usual), basis };
    const text = encodeReportRequest(request, 'DOP');
    expect(decodeReportRequest('owner_statement', text, usual).basis).toBe(basis);
  }
});

it('is compared with the period before, or the same a year earlier, or with none', () => {
  const request: ReportRequest = decodeReportRequest('cash_flow', 'period=2026-03&compare=previous', usual);
  expect(comparedPeriod(request)).toEqual({ from: '2026-02-01', to: '2026-02-28' });
  expect(comparedPeriod({ ...request, comparison: 'year' })).toEqual({
    from: '2025-03-01',
    to: '2025-03-31',
  });
  expect(comparedPeriod({ ...request, comparison: 'none' })).toBeNull();
  expect(comparedPeriod({ ...request, kind: 'rent_roll' })).toBeNull();
  expect(comparedPeriod({ ...request, kind: 'balance_sheet' })?.to).toBe('2026-02-28');
});
