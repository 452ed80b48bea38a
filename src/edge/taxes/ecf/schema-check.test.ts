import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { xmlText } from '#src/domain/taxes/ecf/xml-text.ts';
import type { XmlElement } from '#src/domain/taxes/ecf/xml-tree.ts';
import { Random } from '#stack/demo/random.ts';
import { amountOf, SEED } from '#tests/support/fixed-seed.ts';
import { hasProgram, withFiles } from '#tests/support/xml-tools.ts';
import { withoutAnchors } from '../../../../scripts/ecf-schemas/patterns.ts';
import { newestSchemas, schemaTableText } from '../../../../scripts/ecf-schemas.ts';
import { mutated, schemaNames, textChanges, validDocument } from './mutations.test-support.ts';
import { readXml, treeOf } from './read-xml.ts';
import { isAllowed, type SchemaTable, schemaFaults } from './schema-check.ts';
import { schemaTable } from './schema-table.ts';

const PER_SCHEMA = amountOf(60, 600);

const files = newestSchemas();

const ownVerdict = (text: string): boolean => {
  const read = readXml(new TextEncoder().encode(text));
  const root = 'document' in read ? read.document.documentElement : null;
  const tree = root && treeOf(root);
  return !!tree && schemaFaults(tree, { isSigned: true }).length === 0;
};

/** Which of the documents xmllint takes. */
function xmllintVerdicts(schema: string, documents: readonly string[]): boolean[] {
  // What .NET takes for anchors is mended here, as what libxml2 cannot read is mended in the files.
  const mended = readFileSync(files.get(schema) ?? '', 'utf8').replace(
    /(<xs:pattern value=")([^"]*)"/g,
    (_, head: string, pattern: string) => `${head}${withoutAnchors(pattern)}"`,
  );
  return withFiles([mended, ...documents], ([file = '', ...paths]) => {
    const options = ['--noout', '--schema', file];
    const { stderr } = spawnSync('xmllint', [...options, ...paths], { encoding: 'utf8' });
    const valid = new Set(
      stderr.match(/^.* validates$/gm)?.map((line) => line.slice(0, -' validates'.length)),
    );
    if (!/ validates$| fails to validate$/m.test(stderr)) throw new Error(stderr.slice(0, 400));
    return paths.map((path) => valid.has(path));
  });
}

describe('the table of schemas', () => {
  it('is what the schemas say now', () => {
    const table = readFileSync(new URL('schema-table.ts', import.meta.url), 'utf8');
    expect(table).toBe(schemaTableText());
    expect(schemaNames).toEqual([...files.keys()]);
    expect(schemaNames).toHaveLength(15);
    // With what reads it, 13 KB of the Worker at most.
    expect(gzipSync(table).length).toBeLessThan(10_000);
  });

  it('counts the digits of a number without the zeros that say nothing', () => {
    const allowed = (text: string) => isAllowed(text, { base: 'decimal', digits: 4, decimals: 2 });
    expect(['12.34', '012.340', '1234', '-12.3'].map(allowed)).toEqual([true, true, true, true]);
    expect(['123.45', '12345', '1.234'].map(allowed)).toEqual([false, false, false]);
  });

  it('judges no text for long, whoever wrote it', () => {
    const { types } = JSON.parse(schemaTable) as SchemaTable;
    const units = ['a', '1', ' ', '+', 'a+', 'a-', 'a.', '1.', 'a+1'];
    for (const facets of types)
      for (const unit of units) {
        const before = performance.now();
        // Longer step by step, so that a bad pattern is slow and not without end.
        for (const length of [20, 24, 28, 32, 36, 40, 50, 60, 70, 80, 2_000]) {
          isAllowed(`${unit.repeat(length)}!`.slice(0, facets.maxLength), facets);
          const ms = performance.now() - before;
          expect({ facets, unit, isSlow: ms > 500 }).toEqual({ facets, unit, isSlow: false });
        }
      }
  });

  describe.skipIf(!hasProgram('xmllint'))('judges as xmllint does', () => {
    const random = new Random(SEED);
    const counts = { valid: 0, refused: 0 };

    it.each(schemaNames)('%s', (name) => {
      const documents = Array.from({ length: PER_SCHEMA }, (_, at) => {
        const document = validDocument(name, random);
        if (at % 5 === 0) return xmlText(document);
        if (at % 5 === 1) return random.pick(textChanges)(xmlText(document));
        return xmlText(mutated(document, random));
      });
      const verdicts = xmllintVerdicts(name, documents);
      for (const [at, verdict] of verdicts.entries()) {
        const text = documents[at] ?? '';
        expect([text, ownVerdict(text)]).toEqual([text, verdict]);
        counts[verdict ? 'valid' : 'refused'] += 1;
      }
      // Every fifth is unchanged: a generator of documents that nobody takes would prove nothing.
      expect(verdicts.filter((verdict, at) => at % 5 === 0 && !verdict)).toEqual([]);
    });

    it('over more than 700 documents, 400 of them broken', () => {
      expect(counts.valid + counts.refused).toBeGreaterThanOrEqual(900);
      expect(counts.refused).toBeGreaterThan(400);
    });
  });
});

describe('a document before it is signed', () => {
  const leaf = (name: string, content: string): XmlElement => ({ name, content });
  const seed = (content: XmlElement[]): XmlElement => ({ name: 'SemillaModel', content });
  const date = leaf('fecha', '2026-11-26T13:20:05.1234567-04:00');

  it('is checked without its signature, and what is wrong is told with its place', () => {
    const check = (root: XmlElement) => schemaFaults(root, { isSigned: false });
    expect(check(seed([leaf('valor', 'a'), date]))).toEqual([]);
    expect(schemaFaults(seed([leaf('valor', 'a'), date]), { isSigned: true })).toEqual([
      { path: 'SemillaModel/Signature', fault: 'missing' },
    ]);
    expect(check(seed([date]))).toEqual([{ path: 'SemillaModel/valor', fault: 'missing' }]);
    expect(check(seed([leaf('valor', 'a'), leaf('fecha', 'today')]))).toEqual([
      { path: 'SemillaModel/fecha', fault: 'value' },
    ]);
    expect(check(seed([leaf('valor', 'a'), date, date]))).toEqual([
      { path: 'SemillaModel/fecha', fault: 'unexpected' },
    ]);
    expect(check({ ...seed([leaf('valor', 'a'), date]), attributes: { id: '1' } })).toEqual([
      { path: 'SemillaModel', fault: 'attribute' },
    ]);
    expect(check({ name: 'SemillaModel', content: 'a' })).toEqual([{ path: 'SemillaModel', fault: 'text' }]);
    expect(check(leaf('Factura', 'a'))).toEqual([{ path: 'Factura', fault: 'unknown_document' }]);
    expect(check({ name: 'ECF', content: [leaf('TipoeCF', '31')] })).toEqual([
      { path: 'ECF', fault: 'unknown_document' },
    ]);
  });
});
