import { PDFDocument } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import { reportSlug } from '#src/domain/books/report-request.ts';
import { startOfMonth } from '#src/domain/foundation/dates.ts';
import { type ReportKind, reportKinds } from '#src/domain/foundation/enums.ts';
import { textOfPages } from '#src/edge/pdf-pages.ts';
import { ownerReports as en } from '#src/i18n/dictionaries/books/owner-reports.en.ts';
import { ownerReports as es } from '#src/i18n/dictionaries/books/owner-reports.es.ts';
import { workerVariables } from '#stack/site/variables.ts';
import { today } from '#tests/support/rental.ts';
import { useStack } from '#tests/support/stack.ts';
import { serveWorker } from '#tests/support/worker.ts';
import { type LeaseScene, made, makeLease } from './lease.ts';

const stack = useStack();
const worker = serveWorker(() => workerVariables(stack.mailSettings));

const get = (path: string, token?: string) =>
  worker.fetch(`/api/reports/${path}`, token ? { headers: { authorization: `Bearer ${token}` } } : {});

const organizationOf = async ({ owner }: LeaseScene): Promise<string> =>
  (await made(owner.from('organizations').select('id').single())).id;

describe('the PDF of a report', () => {
  it('is made of every report, in the language that was asked for', async () => {
    const scene = await makeLease(stack);
    const organizationId = await organizationOf(scene);
    for (const kind of reportKinds) {
      const response = await get(
        `${reportSlug(kind)}.pdf?organization=${organizationId}&lang=en&period=2026`,
        scene.ownerToken,
      );
      expect(response.status, kind).toBe(200);
      expect(response.headers.get('content-type')).toBe('application/pdf');
      const file = new Uint8Array(await response.arrayBuffer());
      expect((await PDFDocument.load(file)).getPageCount()).toBeGreaterThan(0);
    }
  });

  it.each([
    ['es', es],
    ['en', en],
  ] as const)('has the chart of the report (%s)', async (language, { chart }) => {
    const scene = await makeLease(stack);
    const organizationId = await organizationOf(scene);
    const { titles } = chart;
    const inPesos = (title: string) => chart.inCurrency({ title, currency: 'RD$' });
    const drawn = {
      balance_sheet: titles.balance,
      trial_balance: titles.trial,
      cash_flow: titles.cash,
      rent_roll: inPesos(titles.rentBySection),
      aged_receivables: inPesos(titles.aging),
      deposits_held: inPesos(titles.depositsByUnit),
    } as const;
    for (const [kind, title] of Object.entries(drawn)) {
      const path = `${reportSlug(kind as ReportKind)}.pdf?organization=${organizationId}&lang=${language}`;
      const response = await get(path, scene.ownerToken);
      const [first = ''] = textOfPages(new Uint8Array(await response.arrayBuffer()));
      expect(first.split('\n'), kind).toContain(title);
    }
  });

  it('names an owner who sold on the statement of what was theirs', async () => {
    const scene = await makeLease(stack);
    const organizationId = await organizationOf(scene);
    const { id } = await made(scene.owner.from('properties').select('id').single());
    const ownedBy = (name: string, from?: string) =>
      made(
        scene.owner.rpc('set_property_owners', {
          p_property_id: id,
          p_owners: [{ full_name: name, share_basis_points: 10_000 }],
          ...(from && { p_from: from }),
        }),
      );
    await ownedBy('Rosa Núñez');
    await ownedBy('Juan Peña', startOfMonth(today()));
    const query = new URLSearchParams({ organization: organizationId, lang: 'es', owner: 'rosa núñez' });
    const response = await get(`owner-statement.pdf?${query}`, scene.ownerToken);
    const [first = ''] = textOfPages(new Uint8Array(await response.arrayBuffer()));
    expect(first).toContain('Rosa Núñez');
    expect(first).not.toContain('Juan Peña');
  });

  it('is for members who read money: nobody else learns that the organisation exists', async () => {
    const [scene, other] = [await makeLease(stack), await makeLease(stack)];
    const path = `income-statement.pdf?organization=${await organizationOf(scene)}`;
    expect((await get(path)).status).toBe(401);
    expect((await get(path, other.ownerToken)).status).toBe(404);
    expect((await get(path.replace('income', 'dream'), scene.ownerToken)).status).toBe(404);
    expect((await get('income-statement.pdf?organization=1', scene.ownerToken)).status).toBe(400);
  });
});
