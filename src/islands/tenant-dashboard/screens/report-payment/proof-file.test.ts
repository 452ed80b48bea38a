import { describe, expect, it } from 'vitest';
import { fitWithin, prepareProof } from './proof-file.ts';

describe('fitWithin', () => {
  it.each([
    [
      { width: 4032, height: 3024 },
      { width: 1600, height: 1200 },
    ],
    [
      { width: 3024, height: 4032 },
      { width: 1200, height: 1600 },
    ],
    [
      { width: 800, height: 600 },
      { width: 800, height: 600 },
    ],
    [
      { width: 1600, height: 1600 },
      { width: 1600, height: 1600 },
    ],
    [
      { width: 90_000, height: 2 },
      { width: 1600, height: 1 },
    ],
  ])('fits %o', (from, to) => {
    expect(fitWithin(from, 1600)).toEqual(to);
  });
});

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
