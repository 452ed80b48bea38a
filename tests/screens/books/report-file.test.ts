import { unzipSync } from 'fflate';
import { afterEach, expect, test, vi } from 'vitest';
import {
  type ReportOrder,
  reportBytes,
} from '#src/islands/owner-dashboard/screens/books/report/report-bytes.ts';
import { makeReportFile } from '#src/islands/owner-dashboard/screens/books/report/report-file.ts';

const ROWS = 10_000;
/** What a page may be busy at a stretch and still answer to a press. */
const LONGEST_GAP_MS = 100;

afterEach(() => vi.unstubAllGlobals());

const orderOf = (kind: ReportOrder['kind'], rows: number): ReportOrder => ({
  kind,
  currencyLabel: 'Moneda',
  report: {
    ...{ kind: 'deposits_held', title: 'Depósitos', organization: 'Casa', currency: 'DOP', to: '2026-05-15' },
    facts: [['Al día', '15 de mayo de 2026']],
    notes: ['Una nota'],
    columns: [
      { id: 'tenant', label: 'Inquilino', kind: 'text' },
      { id: 'starts', label: 'Entró', kind: 'date' },
      { id: 'held', label: 'En poder', kind: 'money' },
      { id: 'share', label: 'Parte', kind: 'percent' },
    ],
    rows: Array.from({ length: rows }, (_, n) => ({
      key: `${n}`,
      level: 'line' as const,
      cells: [`Inquilina ${n}, "ñ"`, '2026-01-31', n * 101, n / rows],
      currency: n % 2 ? ('USD' as const) : undefined,
      target: { kind: 'lease' as const, id: `${n}` },
    })),
  },
});

/** What is in a file; a spreadsheet is an archive, which also says when it was made. */
async function contentOf(file: Blob): Promise<Record<string, string>> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  const parts = file.type.startsWith('text/csv') ? { csv: bytes } : unzipSync(bytes);
  return Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, decoder.decode(part)]));
}

/** The longest time between two frames while something is done. */
async function longestGap<Result>(act: () => Promise<Result>): Promise<{ result: Result; gap: number }> {
  let [gap, last, isOver] = [0, performance.now(), false];
  const look = () => {
    const now = performance.now();
    gap = Math.max(gap, now - last);
    last = now;
    if (!isOver) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  const result = await act();
  isOver = true;
  look();
  return { result, gap };
}

test.each(['xlsx', 'csv'] as const)('a %s file is the same beside the page as in it', async (kind) => {
  const order = orderOf(kind, 2_500);
  const file = await makeReportFile(order);
  const same = await reportBytes(order);
  expect(file.type).toBe(same.type);
  expect(await contentOf(file)).toEqual(await contentOf(same));
});

test('a report of ten thousand rows is written while the page answers', async () => {
  // Whatever the worker brings is here by then.
  await makeReportFile(orderOf('xlsx', 1));
  const order = orderOf('xlsx', ROWS);
  const { result, gap } = await longestGap(() => makeReportFile(order));
  const { gap: inPage } = await longestGap(() => reportBytes(order));
  const sheet =
    Object.entries(await contentOf(result)).find(([name]) => /sheet1\.xml$/.test(name))?.[1] ?? '';
  expect(sheet.match(/<row /g)?.length).toBeGreaterThanOrEqual(ROWS);
  expect(inPage).toBeGreaterThan(gap);
  expect(gap).toBeLessThan(LONGEST_GAP_MS);
});

test('where there are no workers the page writes it', async () => {
  vi.stubGlobal('Worker', undefined);
  const file = await makeReportFile(orderOf('csv', 2));
  expect((await contentOf(file)).csv).toContain('"Inquilina 1, ""ñ""",2026-01-31,1.01,0.5,USD\r\n');
});

test('what keeps the file from being written is said', async () => {
  const { report, ...order } = orderOf('csv', 1);
  const broken = { ...report, columns: null as never };
  await expect(makeReportFile({ ...order, report: broken })).rejects.toThrow('TypeError');
});
