import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contextOf, fileOf, golden, SIGNED_AT, treeOf } from './ecf.test-support.ts';
import { cases, documents } from './ecf-cases.test-support.ts';
import { ecfProblems } from './ecf-checks.ts';
import { ecfContent } from './ecf-content.ts';
import type { EcfFacts, EcfKind } from './ecf-facts.ts';
import { type EcfRules, ecfRules } from './ecf-kinds.ts';
import type { EcfBase } from './ecf-note-checks.ts';
import { ecfType } from './ecf-numbers.ts';
import { isMunicipalityCode, isProvinceCode } from './place-codes.ts';

const receipt: EcfBase = {
  ...{ kind: 'fiscal_credit', verdict: 'accepted' },
  ...{ totalMinor: 11_800_000, balanceMinor: 11_800_000 },
};
const FOLDER = new URL('../../../../tests/fixtures/ecf-schemas/', import.meta.url);
const read = (name: string) => readFileSync(new URL(name, FOLDER), 'utf8');

/** The element of a schema with its children, or an empty text. */
function elementOf(schema: string, name: string): string {
  const start = schema.search(new RegExp(`<xs:element\\s+name="${name}"`));
  if (start < 0) return '';
  let depth = 0;
  for (const tag of schema.slice(start).matchAll(/<(\/?)xs:element\b([^>]*)>/g)) {
    if (tag[2]?.endsWith('/')) {
      if (depth === 0) return tag[0];
    } else depth += tag[1] ? -1 : 1;
    if (depth === 0) return schema.slice(start, start + tag.index + tag[0].length);
  }
  return '';
}

const presence = (schema: string, name: string) => {
  const head = elementOf(schema, name).match(/^<[^>]*>/)?.[0];
  if (head === undefined) return 'never';
  return head.includes('minOccurs="0"') ? 'may' : 'must';
};

function byKind(all: readonly EcfFacts[]): Map<EcfKind, EcfFacts[]> {
  const kinds = new Map<EcfKind, EcfFacts[]>();
  for (const facts of all) kinds.set(facts.kind, [...(kinds.get(facts.kind) ?? []), facts]);
  return kinds;
}

describe('the rules of a kind', () => {
  it.each(Object.entries(ecfRules))('%s: are those of its schema', (kind, rules) => {
    const schema = read(`ecf-${ecfType(kind as EcfKind)}.xsd`);
    const [identity, totals, item, buyer] = ['IdDoc', 'Totales', 'Item', 'Comprador'].map((name) =>
      elementOf(schema, name),
    ) as [string, string, string, string];
    expect(rules).toEqual({
      expiry: presence(identity, 'FechaVencimientoSecuencia'),
      incomeType: presence(identity, 'TipoIngresos'),
      // DGII asks it of purchases (format of October 2025, field 9), their schema does not.
      payment: kind === 'purchases' ? 'must' : presence(identity, 'TipoPago'),
      dueDate: presence(identity, 'FechaLimitePago'),
      paymentParts: presence(identity, 'TablaFormasPago'),
      period: presence(identity, 'FechaDesde'),
      buyer: presence(schema, 'Comprador'),
      buyerTaxId: presence(buyer, 'RNCComprador'),
      foreignId: presence(buyer, 'IdentificadorExtranjero'),
      taxed: presence(totals, 'MontoGravadoI1'),
      itbisWithheld: presence(item, 'MontoITBISRetenido'),
      withholding: presence(item, 'Retencion'),
      reference: presence(schema, 'InformacionReferencia'),
    } satisfies EcfRules | Record<keyof EcfRules, string>);
  });
});

describe('the codes of places', () => {
  it('are those of the schema, no more and no less', () => {
    const type =
      read('ecf-31.xsd').match(/name="ProvinciaMunicipioType">[\s\S]*?<\/xs:simpleType>/)?.[0] ?? '';
    const told = new Set([...type.matchAll(/value=\s*"(\d{6})"/g)].map(([, code]) => code));
    const all = Array.from({ length: 34 }, (_, province) =>
      Array.from({ length: 21 * 21 }, (_, rest) =>
        [province, Math.floor(rest / 21), rest % 21].map((part) => String(part).padStart(2, '0')).join(''),
      ),
    ).flat();
    expect(told.size).toBe(582);
    expect(all.filter((code) => isMunicipalityCode(code) || isProvinceCode(code))).toEqual([...told].sort());
  });
});

describe('the schemas', () => {
  it('are those that their list says, byte by byte', () => {
    const list = new Map(
      [...read('README.md').matchAll(/^\| `([\w-]+\.xsd)` \| `(\w{64})` /gm)].map(([, a, b]) => [a, b]),
    );
    const files = readdirSync(FOLDER).filter((name) => name.endsWith('.xsd'));
    expect([...list.keys()].sort()).toEqual(files.sort());
    for (const name of files) {
      const hash = createHash('sha256')
        .update(readFileSync(new URL(name, FOLDER)))
        .digest('hex');
      expect([name, list.get(name)]).toEqual([name, hash]);
    }
  });

  const hasXmllint = spawnSync('xmllint', ['--version']).status === 0;
  if (!hasXmllint)
    console.warn('NOT TESTED: xmllint is missing (Debian: libxml2-utils). No document met its schema.');

  describe.skipIf(!hasXmllint)('held against documents by xmllint', () => {
    const schemaOf = (name: string) => name.match(/^(?:ecf|rfce)-\d\d|^[a-z]+/)?.[0] ?? '';
    const isValid = (schema: string, xml: string) => {
      const file = new URL(`${schema}.xsd`, FOLDER).pathname;
      const run = spawnSync('xmllint', ['--noout', '--schema', file, '-'], { input: xml, encoding: 'utf8' });
      return run.status === 0 ? 'valid' : run.stderr.slice(0, 400);
    };
    const signed = (name: string) =>
      // A schema asks for one element more, that of the signature; the acknowledgment has it too.
      fileOf(treeOf(golden(name)), '<Signature/>');

    it.each(Object.keys(documents))('%s is valid', (name) => {
      expect(isValid(schemaOf(name), signed(name))).toBe('valid');
    });

    it.each(['ecf-33-late-fee', 'ecf-34-part', 'ecf-34-text'])(
      '%s is valid by the schema of 2026 too',
      (name) => {
        expect(isValid(`${schemaOf(name)}-2026-07`, signed(name))).toBe('valid');
      },
    );

    it('accepts every document in which nothing was found, whatever its texts are', () => {
      const text = fc.oneof(
        fc.string({ unit: 'binary', minLength: 1 }),
        fc.string({ unit: 'grapheme', maxLength: 200 }),
      );
      const facts = fc
        .record({
          base: fc.constantFrom(...Object.values(cases)),
          name: text,
          address: text,
          buyer: text,
          internalNumber: text,
          reason: text,
          line: text,
          email: fc.oneof(fc.emailAddress(), text),
          phone: fc.constantFrom('', '+18095550101', '+34911234567'),
        })
        .map(({ base, name, address, buyer, internalNumber, reason, line, email, phone }) => ({
          ...{ ...base, internalNumber },
          issuer: { ...base.issuer, legalName: name, tradeName: line, address, email, phone },
          buyer: base.buyer && { ...base.buyer, name: buyer },
          lines: base.lines.map((own) => ({ ...own, name: line })),
          reference: base.reference && { ...base.reference, reason },
        }))
        .filter((draft) => ecfProblems(draft, contextOf(draft, { base: receipt })).length === 0);
      const folder = mkdtempSync(path.join(tmpdir(), 'ecf-'));
      for (const [kind, drafts] of byKind(fc.sample(facts, 300))) {
        const files = drafts.map((draft, index) => {
          const file = path.join(folder, `${kind}-${index}.xml`);
          writeFileSync(file, fileOf(ecfContent(draft, SIGNED_AT), '<Signature/>'));
          return file;
        });
        const schema = new URL(`ecf-${ecfType(kind)}.xsd`, FOLDER).pathname;
        const run = spawnSync('xmllint', ['--noout', '--schema', schema, ...files], { encoding: 'utf8' });
        expect([kind, run.status, run.stderr.match(/^.*error :.*$/m)?.[0] ?? '']).toEqual([kind, 0, '']);
      }
      rmSync(folder, { recursive: true });
    });

    it('is refused where its order is another', () => {
      const turned = signed('ecf-32-dwelling').replace(
        /(<TipoIngresos>.*?<\/TipoIngresos>)(<TipoPago>.*?<\/TipoPago>)/,
        '$2$1',
      );
      expect(isValid('ecf-32', turned)).toContain('TipoPago');
    });
  });
});
