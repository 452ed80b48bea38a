// Reports with a row for each unit, lease or property. Long because there are four, each with its own columns.

import type { RentRollUnit, ReportData } from '#src/domain/books/report-data.ts';
import type { ReportColumn, ReportRow } from '#src/domain/books/report-document.ts';
import { daysBetween, endOfMonth, startOfMonth } from '#src/domain/foundation/dates.ts';
import { currencyCodes } from '#src/domain/foundation/enums.ts';
import type { OwnerReportsText } from '#src/i18n/dictionaries/books/owner-reports.en.ts';
import { formatMoney } from '../format.ts';
import { type Compose, column, type ReportWords, row, section, shareOf } from './words.ts';

type Of<Kind extends ReportData['kind']> = Extract<ReportData, { kind: Kind }>;

const sumBy = <Row>(rows: readonly Row[], pick: (row: Row) => number | null) =>
  rows.reduce((sum, one) => sum + (pick(one) ?? 0), 0);

const SECTIONS = ['current', 'notice', 'vacant'] as const;

/** What is lost on a lease whose rent is below the market's; null where the two cannot be compared. */
function lossToLease(unit: RentRollUnit): number | null {
  const { marketRentMinor, marketRentCurrency, rentMinor, currency } = unit;
  if (marketRentMinor === null || rentMinor === null || marketRentCurrency !== currency) return null;
  return marketRentMinor - rentMinor;
}

function rentRollColumns(names: OwnerReportsText['columns']): ReportColumn[] {
  return [
    column('unit', names.unit, 'text'),
    column('tenant', names.tenant, 'text'),
    column('area', names.area, 'number'),
    column('market', names.marketRent),
    column('rent', names.rent),
    column('loss', names.lossToLease),
    column('other', names.otherCharges),
    column('deposit', names.deposit),
    column('balance', names.balance),
    column('starts', names.startsOn, 'date'),
    column('ends', names.endsOn, 'date'),
    column('days', names.daysLeft, 'number'),
    column('vacant', names.vacantDays, 'number'),
  ];
}

/** Where the books owe other deposits than those of the roll's leases: how much, in each currency. */
function depositNotes({ units, deposits = [] }: Of<'rent_roll'>, { text, language }: ReportWords): string[] {
  return deposits.flatMap(({ currency, liabilityMinor }) => {
    const listed = sumBy(
      units.filter((unit) => unit.currency === currency),
      (unit) => unit.depositMinor,
    );
    if (listed === liabilityMinor) return [];
    const said = (minor: number) => formatMoney(minor, currency, language);
    const amounts = { all: said(liabilityMinor), others: said(liabilityMinor - listed) };
    return [text.notes.otherDeposits(amounts)];
  });
}

export const composeRentRoll: Compose<Of<'rent_roll'>> = (data, { period }, readerWords) => {
  const { units, isCut } = data;
  const { text } = readerWords;
  const { columns: names, rows: words, notes } = text;
  const columns = rentRollColumns(names);
  const lineOf = (unit: RentRollUnit): ReportRow =>
    row(
      unit.unitId,
      'line',
      [
        `${unit.propertyName} · ${unit.unitLabel}`,
        unit.tenantName,
        unit.areaM2,
        // An amount in another currency than the row's would be misread.
        unit.currency && unit.marketRentCurrency !== unit.currency ? null : unit.marketRentMinor,
        unit.rentMinor,
        lossToLease(unit),
        unit.otherChargesMinor,
        unit.depositMinor,
        unit.balanceMinor,
        unit.startsOn,
        unit.endsOn,
        unit.endsOn === null ? null : daysBetween(period.to, unit.endsOn),
        unit.vacantDays,
      ],
      {
        currency: unit.currency ?? unit.marketRentCurrency ?? undefined,
        target: unit.leaseId ? { kind: 'lease', id: unit.leaseId } : { kind: 'unit', id: unit.unitId },
      },
    );
  const totalsOf = (own: readonly RentRollUnit[], key: string, label: string, level: 'subtotal' | 'total') =>
    currencyCodes.flatMap((code) => {
      const inCode = own.filter((unit) => (unit.currency ?? unit.marketRentCurrency) === code);
      if (inCode.length === 0) return [];
      const cells = [
        sumBy(inCode, (unit) => (unit.marketRentCurrency === code ? unit.marketRentMinor : null)),
        sumBy(inCode, (unit) => unit.rentMinor),
        sumBy(inCode, lossToLease),
        sumBy(inCode, (unit) => unit.otherChargesMinor),
        sumBy(inCode, (unit) => unit.depositMinor),
        sumBy(inCode, (unit) => unit.balanceMinor),
      ];
      const head = [label, null, sumBy(inCode, (unit) => unit.areaM2)];
      return [row(`${key}-${code}`, level, [...head, ...cells, null, null, null, null], { currency: code })];
    });
  const rows = SECTIONS.flatMap((name) => {
    const own = units.filter((unit) => unit.section === name);
    if (own.length === 0) return [];
    const label = `${words[name]} (${own.length})`;
    return [
      section(name, label, columns.length),
      ...own.map(lineOf),
      ...totalsOf(own, `total-${name}`, words.totalOf({ name: words[name].toLowerCase() }), 'subtotal'),
    ];
  });
  return {
    columns,
    rows: [...rows, ...totalsOf(units, 'total', words.total, 'total')],
    notes: [
      ...(isCut ? [notes.cut({ count: units.length })] : []),
      notes.unknownMarket,
      notes.balanceSigned,
      ...depositNotes(data, readerWords),
    ],
  };
};

/** "Torre Sol · 3-B"; a deposit of no lease has no place. */
export const placeOf = (lease: { propertyName: string | null; unitLabel: string | null }): string =>
  lease.propertyName === null ? '—' : `${lease.propertyName} · ${lease.unitLabel}`;
const SHOWN_LEASES = 5_000;

export const composeAged: Compose<Of<'aged_receivables'>> = ({ rows, totals }, _request, { text }) => {
  const { columns: names, rows: words, notes } = text;
  const cells = (one: (typeof totals)[number]) => [
    one.notDueMinor,
    one.days30Minor,
    one.days60Minor,
    one.days90Minor,
    one.olderMinor,
    one.totalMinor,
  ];
  return {
    columns: [
      column('tenant', names.tenant, 'text'),
      column('unit', names.unit, 'text'),
      column('not-due', names.notDue),
      column('days-30', names.days30),
      column('days-60', names.days60),
      column('days-90', names.days90),
      column('older', names.older),
      column('total', names.total),
    ],
    rows: [
      ...rows.map((one) =>
        row(`${one.leaseId}-${one.currency}`, 'line', [one.tenantName ?? '—', placeOf(one), ...cells(one)], {
          currency: one.currency,
          target: { kind: 'lease', id: one.leaseId },
        }),
      ),
      ...totals.map((one) =>
        row(`total-${one.currency}`, 'total', [words.total, null, ...cells(one)], { currency: one.currency }),
      ),
    ],
    notes: rows.length === SHOWN_LEASES ? [notes.cutLeases({ count: SHOWN_LEASES })] : [],
  };
};

/** Under the totals: what stands in the accounts that keep deposits, and what is missing there. */
function offlineCache({ totals, kept }: Of<'deposits_held'>, words: OwnerReportsText['rows']): ReportRow[] {
  if (!kept) return [];
  return currencyCodes.flatMap((currency) => {
    const total = totals.find((one) => one.currency === currency);
    const held = total ? total.liabilityMinor - total.unpaidMinor : 0;
    const stands = kept.find((one) => one.currency === currency)?.amountMinor ?? 0;
    const line = (key: string, label: string, minor: number) =>
      row(`${key}-${currency}`, 'subtotal', [label, null, null, minor, null, null], { currency });
    if (held === 0 && stands === 0) return [];
    return [
      line('kept', words.keptApart, stands),
      ...(held > stands ? [line('missing', words.missingApart, held - stands)] : []),
    ];
  });
}

export const composeDeposits: Compose<Of<'deposits_held'>> = (data, _request, { text }) => {
  const { rows, totals } = data;
  const { columns: names, rows: words, notes } = text;
  const { noLease } = text.chart;
  const cells = (one: { liabilityMinor: number; unpaidMinor: number }) => [
    one.liabilityMinor - one.unpaidMinor,
    one.unpaidMinor,
    one.liabilityMinor,
  ];
  return {
    columns: [
      column('tenant', names.tenant, 'text'),
      column('unit', names.unit, 'text'),
      column('starts', names.startsOn, 'date'),
      column('held', names.held),
      column('unpaid', names.unpaid),
      column('liability', names.liability),
    ],
    rows: [
      ...rows.map((one) =>
        row(
          `${one.leaseId}-${one.currency}`,
          'line',
          [one.tenantName ?? (one.leaseId ? '—' : noLease), placeOf(one), one.startsOn, ...cells(one)],
          { currency: one.currency, ...(one.leaseId && { target: { kind: 'lease', id: one.leaseId } }) },
        ),
      ),
      ...totals.map((one) =>
        row(`total-${one.currency}`, 'total', [words.total, null, null, ...cells(one)], {
          currency: one.currency,
        }),
      ),
      ...offlineCache(data, words),
    ],
    notes: [notes.trust, ...(rows.length === SHOWN_LEASES ? [notes.cutLeases({ count: SHOWN_LEASES })] : [])],
  };
};

export const composeVacancy: Compose<Of<'vacancy_loss'>> = ({ rows }, { currency, period }, { text }) => {
  const { columns: names, rows: words, notes } = text;
  const cells = (own: typeof rows) => {
    const [unitDays, leasedDays] = [sumBy(own, (one) => one.unitDays), sumBy(own, (one) => one.leasedDays)];
    const loss = sumBy(own, (one) => one.vacantMinor);
    const billed = sumBy(own, (one) => one.rentBilledMinor);
    const collected = sumBy(own, (one) => one.rentCollectedMinor);
    return [
      unitDays,
      leasedDays,
      shareOf(leasedDays, unitDays),
      loss,
      sumBy(own, (one) => one.unpricedDays),
      billed,
      collected,
      shareOf(collected, billed + loss),
    ];
  };
  const columns = [
    column('property', names.property, 'text'),
    column('unit-days', names.unitDays, 'number'),
    column('leased-days', names.leasedDays, 'number'),
    column('occupancy', names.occupancy, 'percent'),
    column('loss', names.vacancyLoss),
    column('unpriced', names.unpricedDays, 'number'),
    column('billed', names.billed),
    column('collected', names.collected),
    column('economic', names.economic, 'percent'),
  ];
  // Rent is counted by whole months.
  const months = { from: startOfMonth(period.from), to: endOfMonth(period.to) };
  return {
    columns,
    rows: [
      ...rows.map(({ propertyId, ...one }) => {
        const rent = { kind: 'rent', propertyId, currency, period: months } as const;
        return row(propertyId, 'line', [one.propertyName, ...cells([{ propertyId, ...one }])], {
          target: { kind: 'property', id: propertyId },
          targets: columns.map(({ id }) => (id === 'billed' || id === 'collected' ? rent : null)),
        });
      }),
      row('total', 'total', [words.total, ...cells(rows)]),
    ],
    notes: [notes.vacancy, notes.unknownMarket],
  };
};
