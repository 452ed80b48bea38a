import { expect, it } from 'vitest';
import type { Client } from '#src/data/client.ts';
import type { ReportData } from '#src/domain/books/report-data.ts';
import { decodeReportRequest } from '#src/domain/books/report-request.ts';
import { fetchFullReport } from './full-report.ts';

const today = { today: '2026-11-20', currency: 'DOP' } as const;
const unitAt = (index: number) => ({ unitId: `u${index}`, areaM2: null });

/** Answers as the functions do: units by their order, leases by property. */
function clientOf(units: number, leasesOfProperty: Record<string, number[]>) {
  const asked: unknown[] = [];
  const rpc = async (name: string, given: Record<string, unknown>) => {
    asked.push(given);
    if (name === 'report_rent_roll') {
      const start = given.p_after_unit_id ? Number(String(given.p_after_unit_id).slice(1)) + 1 : 0;
      const count = Math.min(Number(given.p_limit), units - start);
      return { data: Array.from({ length: count }, (_, index) => unitAt(start + index)), error: null };
    }
    const rows = (given.p_property_ids as string[]).flatMap((id) =>
      (leasesOfProperty[id] ?? []).map((older) => ({ olderMinor: older, totalMinor: older })),
    );
    return { data: { rows, totals: [] }, error: null };
  };
  const ids = Object.keys(leasesOfProperty).map((id) => ({ id }));
  const query: Record<string, unknown> = {};
  for (const step of ['select', 'eq', 'order']) query[step] = () => query;
  query.range = async (from: number, to: number) => ({ data: ids.slice(from, to + 1), error: null });
  return { client: { rpc, from: () => query } as unknown as Client, asked };
}

it('a rent roll that the screen cuts is read to its end', async () => {
  const { client } = clientOf(3_203, {});
  const shown: ReportData = { kind: 'rent_roll', units: [], isCut: true, whole: null };
  const whole = await fetchFullReport(client, 'o', decodeReportRequest('rent_roll', '', today), shown);
  if (whole.kind !== 'rent_roll') throw new Error('another report');
  expect(whole.isCut).toBe(false);
  expect(new Set(whole.units.map((unit) => unit.unitId)).size).toBe(3_203);
});

it('leases beyond what one answer holds are read a few properties at a time, the oldest debt first', async () => {
  const leases = Object.fromEntries(
    Array.from({ length: 45 }, (_, index) => [`p${index}`, [index, 100 - index]]),
  );
  const { client, asked } = clientOf(0, leases);
  const shown: ReportData = {
    kind: 'aged_receivables',
    rows: Array.from({ length: 5_000 }, () => ({}) as never),
    totals: [],
  };
  const whole = await fetchFullReport(client, 'o', decodeReportRequest('aged_receivables', '', today), shown);
  if (whole.kind !== 'aged_receivables') throw new Error('another report');
  const olders = whole.rows.map((row) => row.olderMinor);
  expect(olders).toHaveLength(90);
  expect(olders).toEqual([...olders].sort((a, b) => b - a));
  expect(asked).toHaveLength(3);
});

it('what is shown whole is not read again', async () => {
  const { client, asked } = clientOf(10, {});
  const shown: ReportData = { kind: 'rent_roll', units: [], isCut: false, whole: null };
  expect(await fetchFullReport(client, 'o', decodeReportRequest('rent_roll', '', today), shown)).toBe(shown);
  expect(asked).toHaveLength(0);
});
