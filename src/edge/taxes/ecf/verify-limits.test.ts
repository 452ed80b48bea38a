import { describe, expect, it } from 'vitest';
import { testSigner, testTrust } from '#tests/support/signing-keys.ts';
import { EXCLUSIVE } from './algorithms.ts';
import { receipt } from './documents.test-support.ts';
import { signDocument } from './sign.ts';
import { verifyDocument } from './verify.ts';

const good = new TextDecoder().decode((await signDocument(receipt('Local 3'), await testSigner())).bytes);
const faultOf = async (text: string) => {
  const verdict = await verifyDocument(new TextEncoder().encode(text), testTrust);
  return verdict.isValid ? 'valid' : verdict.fault;
};

describe('a document that is made to take long is read in no time, or not at all:', () => {
  const names = (count: number) => Array.from({ length: count }, (_, at) => ` xmlns:n${at}="urn:n"`).join('');
  const prefixes = Array.from({ length: 100_000 }, (_, at) => `n${at}`).join(' ');
  const list = (text: string) => `<InclusiveNamespaces xmlns="${EXCLUSIVE}" PrefixList="${text}"/>`;
  const exclusive = (text: string) =>
    good.replace(
      '</Transforms>',
      `<Transform Algorithm="${EXCLUSIVE}">${list(text)}</Transform></Transforms>`,
    );
  const many = (text: string) => text.replace('<IdDoc>', `${'<a/>'.repeat(60_000)}<IdDoc>`);
  const cases: [string, string, string][] = [
    ['many names of namespaces', good.replace('<ECF>', `<ECF${names(5_000)}>`), 'too_large'],
    ['as many as there may be, in many elements', many(good.replace('<ECF>', `<ECF${names(99)}>`)), 'digest'],
    ['a long list of prefixes', many(exclusive(prefixes)), 'transforms'],
    ['a list as long as it may be', many(exclusive('a b c d e f g h i j k l m n o p q r s t')), 'digest'],
  ];
  it.each(cases)('%s', async (_what, text, fault) => {
    const before = performance.now();
    expect(await faultOf(text)).toBe(fault);
    expect(performance.now() - before).toBeLessThan(4_000);
  });
});
