import { describe, expect, it } from 'vitest';
import { prepareProof } from './proof-file.ts';

describe('prepareProof', () => {
  it('leaves a PDF unchanged', async () => {
    const file = new File(['%PDF-1.7'], 'recibo.pdf', { type: 'application/pdf' });
    expect(await prepareProof(file)).toEqual({ ok: true, file });
  });
  it('refuses a PDF that the bucket would refuse', async () => {
    const file = new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'recibo.pdf', { type: 'application/pdf' });
    expect(await prepareProof(file)).toEqual({ ok: false, problem: 'tooLarge' });
  });
  it('refuses what is neither a photo nor a PDF', async () => {
    const file = new File(['a,b'], 'recibo.csv', { type: 'text/csv' });
    expect(await prepareProof(file)).toEqual({ ok: false, problem: 'kind' });
  });
});
