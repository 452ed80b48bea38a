import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { askBureau, type BureauQuestion } from '#src/edge/screening/bureau/bureau.ts';
import { BUREAU_KEY, useBureau } from '#tests/edge/bureau.ts';
import { useStack } from '#tests/support/stack.ts';
import { serveWorker } from '#tests/support/worker.ts';
import { type LeaseScene, made, makeLease } from './lease.ts';

const stack = useStack();
const bureau = useBureau();
const variables = () => ({
  SUPABASE_URL: stack.url,
  SUPABASE_PUBLISHABLE_KEY: stack.publishableKey,
  SUPABASE_SECRET_KEY: stack.secretKey,
  SITE_URL: stack.url,
});
const worker = serveWorker(() => ({
  ...variables(),
  BUREAU_API_URL: `${bureau.url}/`,
  BUREAU_API_KEY: BUREAU_KEY,
}));
let scene: LeaseScene;
beforeAll(async () => {
  scene = await makeLease(stack);
});

const question = (part: Partial<BureauQuestion> = {}): BureauQuestion => ({
  id: randomUUID(),
  fullName: 'Ana Núñez',
  identityType: 'cedula',
  identityNumber: '00113918205',
  consentVersion: '2026-11',
  consentedAt: '2026-11-20T10:00:00Z',
  ...part,
});
const settings = (apiKey = BUREAU_KEY) => ({ apiUrl: bureau.url, apiKey });

describe('the adapter', () => {
  it('asks once for a key, whoever asks how often', async () => {
    const asked = question({ identityNumber: '00113918209' });
    const first = await askBureau(settings(), asked);
    expect(first).toMatchObject({ isAnswered: true, outcome: 'findings', summary: 'Un crédito en atraso.' });
    const count = bureau.asked.length;
    expect(await askBureau(settings(), asked)).toEqual(first);
    expect(bureau.asked).toHaveLength(count);
  });

  it.each([
    ['a wrong key', settings, question(), 'status 401', 'other'],
    ['a bureau that is closed', settings, question({ identityNumber: '10' }), 'status 503', BUREAU_KEY],
    ['a question without consent', settings, question({ consentVersion: '' }), 'status 422', BUREAU_KEY],
  ] as const)('says so of %s', async (_, of, asked, error, key) => {
    expect(await askBureau(of(key), asked)).toEqual({ isAnswered: false, error });
  });

  it('says so when nobody answers', async () => {
    const nowhere = { apiUrl: 'http://127.0.0.1:9', apiKey: BUREAU_KEY };
    expect(await askBureau(nowhere, question())).toMatchObject({ isAnswered: false });
  });
});

describe('asking about an applicant', () => {
  /** An application that was received, with one applicant; returns the applicant's and the application's ids. */
  async function applicant(part: Record<string, unknown> = {}) {
    const { owner, leaseId } = scene;
    const unit = await made(owner.from('leases').select('property_id, unit_id').eq('id', leaseId).single());
    const applicationId = await made(
      owner.rpc('create_application', {
        p_request_id: randomUUID(),
        p_property_id: unit.property_id,
        p_unit_id: unit.unit_id,
        p_applicants: [
          {
            full_name: 'Ana Núñez',
            identity_type: 'cedula',
            identity_number: '00113918209',
            consent_version: '2026-11',
            ...part,
          },
        ],
        p_currency: 'DOP',
      }),
    );
    const ids = { p_request_id: randomUUID(), p_application_id: applicationId };
    if (part.consent_version !== null) await made(owner.rpc('submit_application', ids));
    const row = await made(
      owner.from('application_applicants').select('id').eq('application_id', applicationId).single(),
    );
    return { applicantId: row.id as string, applicationId: applicationId as string };
  }
  const ask = async (applicantId: string, token = scene.ownerToken, requestId = randomUUID()) => {
    const response = await worker.fetch('/api/applications/bureau-checks', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ applicantId, requestId }),
    });
    return [response.status, await response.json()] as const;
  };
  const kept = (applicationId: string) =>
    made(
      scene.owner
        .from('bureau_checks')
        .select('status, outcome, bureau_reference, summary')
        .eq('application_id', applicationId),
    );

  it('is offered where there is a bureau', async () => {
    const response = await worker.fetch('/api/applications/bureau-checks');
    expect([response.status, await response.json()]).toEqual([200, { isThere: true }]);
  });

  it('keeps the answer with the application, once for a request', async () => {
    const { applicantId, applicationId } = await applicant();
    const requestId = randomUUID();
    expect(await ask(applicantId, scene.ownerToken, requestId)).toEqual([200, { outcome: 'findings' }]);
    expect(await ask(applicantId, scene.ownerToken, requestId)).toEqual([200, { outcome: 'findings' }]);
    expect(await kept(applicationId)).toEqual([
      {
        status: 'answered',
        outcome: 'findings',
        bureau_reference: expect.stringMatching(/^B-\d+$/),
        summary: 'Un crédito en atraso.',
      },
    ]);
  });

  it('asks nobody after without consent or document, nor for strangers', async () => {
    const before = bureau.asked.length;
    const silent = await applicant({ consent_version: null });
    expect(await ask(silent.applicantId)).toMatchObject([400, { code: 'consent_missing' }]);
    const unknown = await applicant({ identity_number: '' });
    expect(await ask(unknown.applicantId)).toMatchObject([400, { code: 'identity_missing' }]);
    const other = await makeLease(stack);
    const { applicantId } = await applicant();
    expect(await ask(applicantId, other.ownerToken)).toMatchObject([404, { code: 'not_found' }]);
    expect(bureau.asked).toHaveLength(before);
  });

  it('says that the bureau did not answer, and keeps the attempt', async () => {
    const { applicantId, applicationId } = await applicant({ identity_number: '00113918200' });
    expect(await ask(applicantId)).toMatchObject([502, { code: 'bureau_unavailable' }]);
    expect(await kept(applicationId)).toMatchObject([{ status: 'failed', outcome: null }]);
  });
});
