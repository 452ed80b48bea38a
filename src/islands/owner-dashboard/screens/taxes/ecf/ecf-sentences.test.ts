import { expect, it } from 'vitest';
import { noSigners } from '#src/domain/taxes/ecf/no-signer.ts';
import { ownerEcfProblems as text } from '#src/i18n/dictionaries/taxes/owner-ecf-problems.en.ts';
import { keptSentences, sendingSentences } from './ecf-sentences.ts';

it.each(noSigners)(
  'why nobody signs has a sentence of its own, before it is signed and after: %s',
  (code) => {
    const sentence = text.signing.keys[code];
    expect(keptSentences([{ field: 'key', code }], text)).toEqual([sentence]);
    expect(sendingSentences([{ code, text: '' }], text)).toEqual([sentence]);
  },
);

it('what was kept under another code is that nobody signs; what the authority says is not about signing', () => {
  expect(keptSentences([{ field: 'key', code: 'missing' }], text)).toEqual([text.signing.keys.no_key]);
  expect(sendingSentences([{ code: '48', text: 'a' }, { code: 5 }, null], text)).toEqual([]);
  expect(sendingSentences(null, text)).toEqual([]);
});
