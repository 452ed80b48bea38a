// Fetches what reports are made of with whichever client it is given: a reader's in the browser, and at the edge for the
// PDF, where the caller's own rights decide too. Long because every report has its own answer to read.

import type { Client } from '#src/data/client.ts';
import { unwrap } from '#src/data/errors.ts';
import { callWith } from '#src/data/functions.ts';
import { fetchOnlyIssuer } from '#src/data/taxes/issuers.ts';
import { readCreditBefore } from '#src/data/taxes/itbis-months.ts';
import type {
  AgedLease,
  AgedTotals,
  DepositTotals,
  HeldDeposit,
  KeptDeposits,
  PropertyDeposits,
  PropertyResult,
  PropertyVacancy,
  RentPart,
  RentRollUnit,
  ReportData,
} from '#src/domain/books/report-data.ts';
import { comparedPeriod, type ReportRequest } from '#src/domain/books/report-request.ts';
import { firstDayOf, monthOf } from '#src/domain/foundation/months.ts';
import type { Period } from '#src/domain/foundation/period.ts';
import {
  fetchBudgetVariance,
  fetchEarlierOwners,
  fetchOwnerNames,
  fetchReportAccounts,
  fetchTotals,
  type ReportScope,
} from './account-material.ts';

/** Rows of a page of the rent roll, and the most that a report on one page shows. */
const UNITS_A_PAGE = 500;
export const MOST_UNITS = 2_000;

/** @throws AppError */
export async function fetchReport(
  client: Client,
  organizationId: string,
  request: ReportRequest,
): Promise<ReportData> {
  const scope = { client, organizationId, propertyIds: await propertiesOf(client, organizationId, request) };
  const { kind, period } = request;
  switch (kind) {
    case 'income_statement':
    case 'balance_sheet':
    case 'trial_balance':
    case 'cash_flow': {
      const spanOf = (span: Period) => (kind === 'balance_sheet' ? yearTo(span) : span);
      const compared = comparedPeriod(request);
      const [accounts, totals, before] = await Promise.all([
        fetchReportAccounts(client, organizationId),
        fetchTotals(scope, request, spanOf(period)),
        compared ? fetchTotals(scope, request, spanOf(compared)) : null,
      ]);
      return { kind, accounts, totals, before };
    }
    case 'budget_variance':
      return fetchBudgetVariance(scope, request);
    case 'rent_roll':
      return fetchShownRentRoll(scope, period.to);
    case 'aged_receivables':
      return fetchAged(scope, period.to);
    case 'deposits_held':
      return fetchDeposits(scope, period.to);
    case 'owner_statement':
      return { kind, ...(await fetchOwnerShares(scope, request)) };
    case 'tax_summary':
      return fetchTaxes(scope, request);
    case 'vacancy_loss':
      return { kind, rows: await fetchVacancy(scope, request) };
  }
}

/** The year up to the last day of a period: what a balance sheet needs to tell this year's profit. */
const yearTo = ({ to }: Period): Period => ({ from: `${to.slice(0, 4)}-01-01`, to });

export async function propertiesOf(
  client: Client,
  organizationId: string,
  { kind, propertyId, owner }: ReportRequest,
): Promise<string[] | null> {
  if (propertyId) return [propertyId];
  if (!owner) return null;
  const [present, earlier] = await Promise.all([
    fetchOwnerNames(client, organizationId),
    // A statement has what was theirs as long as they owned it.
    kind === 'owner_statement' ? fetchEarlierOwners(client, organizationId) : [],
  ]);
  const shares = [...present, ...earlier];
  return [...new Set(shares.filter(({ key }) => key === owner).map((share) => share.propertyId))];
}

/** A page of the rent roll. @param after the last unit seen */
export async function fetchRentRollPage(
  { client, organizationId, propertyIds }: ReportScope,
  asOf: string,
  after: string | null,
): Promise<RentRollUnit[]> {
  const rows = unwrap(
    await callWith(client, 'report_rent_roll', {
      organizationId,
      asOf,
      limit: UNITS_A_PAGE,
      ...(propertyIds && { propertyIds }),
      ...(after && { afterUnitId: after }),
    }),
  );
  return rows.map((row) => ({
    ...row,
    // A decimal comes as text, so that none of it is lost.
    areaM2: row.areaM2 === null ? null : Number(row.areaM2),
    section: row.section as RentRollUnit['section'],
  }));
}

/** Every unit, page after page. @param most where to stop */
export async function fetchRentRoll(
  scope: ReportScope,
  asOf: string,
  most: number,
): Promise<Extract<ReportData, { kind: 'rent_roll' }>> {
  const kind = 'rent_roll';
  const units: RentRollUnit[] = [];
  for (;;) {
    const page = await fetchRentRollPage(scope, asOf, units.at(-1)?.unitId ?? null);
    units.push(...page);
    if (page.length < UNITS_A_PAGE) return { kind, units, isCut: false, whole: null };
    if (units.length >= most) return { kind, units, isCut: true, whole: null };
  }
}

/**
 * As many units as a page shows; where there are more, with the rents of all. With what the books owe as deposits that day, of
 * all leases; a roll that is cut has not all of its own.
 */
async function fetchShownRentRoll(scope: ReportScope, asOf: string): Promise<ReportData> {
  const roll = await fetchRentRoll(scope, asOf, MOST_UNITS);
  if (!roll.isCut) return { ...roll, deposits: (await fetchDeposits(scope, asOf)).totals };
  const answer = await callWith(scope.client, 'report_rent_parts', { ...scopeParameters(scope), asOf });
  const parts = unwrap(answer) as unknown as Record<string, unknown>[];
  return { ...roll, whole: parts as unknown as RentPart[] };
}

interface Answer {
  rows: Record<string, unknown>[];
  totals: Record<string, unknown>[];
}

const scopeParameters = ({ organizationId, propertyIds }: ReportScope) => ({
  organizationId,
  ...(propertyIds && { propertyIds }),
});

export async function fetchAged(
  scope: ReportScope,
  asOf: string,
): Promise<Extract<ReportData, { kind: 'aged_receivables' }>> {
  const answer = await callWith(scope.client, 'report_aged_receivables', {
    ...scopeParameters(scope),
    asOf,
  });
  const { rows, totals } = unwrap(answer) as unknown as Answer;
  return {
    kind: 'aged_receivables',
    rows: rows as unknown as AgedLease[],
    totals: totals as unknown as AgedTotals[],
  };
}

export async function fetchDeposits(
  scope: ReportScope,
  asOf: string,
): Promise<Extract<ReportData, { kind: 'deposits_held' }>> {
  const answer = await callWith(scope.client, 'report_deposits_held', { ...scopeParameters(scope), asOf });
  const { rows, totals, properties, kept } = unwrap(answer) as unknown as Answer & {
    properties: Answer['rows'];
    kept: Answer['rows'] | null;
  };
  return {
    kind: 'deposits_held',
    rows: rows as unknown as HeldDeposit[],
    totals: totals as unknown as DepositTotals[],
    properties: properties as unknown as PropertyDeposits[],
    kept: (kept as KeptDeposits[] | null) ?? null,
  };
}

async function fetchOwnerShares(scope: ReportScope, { period, basis, currency }: ReportRequest) {
  const [accounts, answer] = await Promise.all([
    fetchReportAccounts(scope.client, scope.organizationId),
    callWith(scope.client, 'report_owner_shares', {
      ...scopeParameters(scope),
      from: period.from,
      to: period.to,
      basis,
    }),
  ]);
  const results = (unwrap(answer) as PropertyResult[]).filter((row) => row.currency === currency);
  return { accounts, results };
}

async function fetchTaxes(scope: ReportScope, request: ReportRequest): Promise<ReportData> {
  const { period } = request;
  const firstMonth = monthOf(period.from);
  // A balance in favor is an issuer's, and goes from a whole month to the next.
  const isCarried = scope.propertyIds === null && period.from === firstDayOf(firstMonth);
  const issuer = isCarried ? await fetchOnlyIssuer(scope.client, scope.organizationId) : null;
  const [accounts, totals, creditBeforeMinor, answer] = await Promise.all([
    fetchReportAccounts(scope.client, scope.organizationId),
    fetchTotals(scope, request, period),
    issuer ? readCreditBefore(scope.client, issuer, firstMonth) : null,
    callWith(scope.client, 'report_tax_summary', {
      ...scopeParameters(scope),
      from: period.from,
      to: period.to,
    }),
  ]);
  const taxes = unwrap(answer);
  return { kind: 'tax_summary', accounts, totals, taxes, creditBeforeMinor };
}

async function fetchVacancy(scope: ReportScope, { period, currency }: ReportRequest) {
  const answer = await callWith(scope.client, 'report_vacancy', {
    ...scopeParameters(scope),
    from: period.from,
    to: period.to,
  });
  return (unwrap(answer) as PropertyVacancy[]).filter((row) => row.currency === currency);
}
