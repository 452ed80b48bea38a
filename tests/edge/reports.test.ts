import { PDFDocument } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import { reportKinds } from '#src/domain/enums.ts';
import { reportSlug } from '#src/domain/report-request.ts';
import { useStack } from '#tests/support/stack.ts';
import { serveWorker } from '#tests/support/worker.ts';
import { type LeaseScene, made, makeLease } from './lease.ts';

const stack = useStack();
const worker = serveWorker(() => ({
  SUPABASE_URL: stack.url,
  SUPABASE_PUBLISHABLE_KEY: stack.publishableKey,
  SUPABASE_SECRET_KEY: stack.secretKey,
  SITE_URL: stack.url,
}));

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
      const document = await PDFDocument.load(await response.arrayBuffer());
      expect(document.getPageCount()).toBeGreaterThan(0);
    }
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
