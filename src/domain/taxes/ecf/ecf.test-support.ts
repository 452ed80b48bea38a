import { readFileSync } from 'node:fs';
import type { EcfContext } from './ecf-checks.ts';
import type { EcfDraft, EcfFacts, EcfIssuer } from './ecf-facts.ts';
import { ecfSums } from './ecf-numbers.ts';
import { type SaleRecord, saleDraft } from './ecf-sales.ts';
import type { XmlElement } from './xml-tree.ts';

/** 1:20:05 in the afternoon of November 26, 2026, in the Dominican Republic. */
export const SIGNED_AT = Date.UTC(2026, 10, 26, 17, 20, 5);

export const issuer: EcfIssuer = {
  taxId: '101850043',
  legalName: 'Inversiones "Peña" & Núñez, S. R. L.',
  tradeName: 'La Llave',
  address: 'Av. Sarasota 20, Santo Domingo',
  municipalityCode: '010101',
  provinceCode: '010000',
  phone: '+18095550101',
  email: 'facturas@llavero.test',
};

/** Rent of a shop, 100,000.00 on credit, with what a test is about put in its place. */
export function saleWith(more: Partial<SaleRecord> = {}): SaleRecord {
  return {
    kind: 'fiscal_credit',
    expiresOn: '2027-12-31',
    issuedOn: '2026-11-26',
    internalNumber: 'LL-2026-000123',
    incomeType: '04',
    treatment: 'taxable',
    currency: 'DOP',
    dopRate: 1,
    charges: [{ name: 'Alquiler Local 3, diciembre 2026', amountMinor: 10_000_000 }],
    itbisMinor: 1_800_000,
    paid: { cash: 0, transfer: 0, card: 0, other: 0, credit: 11_800_000 },
    dueOn: '2026-12-05',
    period: null,
    client: { idType: 'rnc', id: '101010632', name: 'Ferretería Sol, S. R. L.' },
    withheld: { itbisMinor: 0, isrMinor: 0 },
    reference: null,
    ...more,
  };
}

export const factsOf = (draft: EcfDraft, ncf: string): EcfFacts => ({ ...draft, ncf });
export const saleFacts = (ncf: string, more: Partial<SaleRecord> = {}): EcfFacts =>
  factsOf(saleDraft(saleWith(more), issuer), ncf);

/** All is well with a draft, but for what a test is about. */
export function contextOf(draft: EcfDraft, more: Partial<EcfContext> = {}): EcfContext {
  return {
    today: draft.issuedOn,
    electronicSince: '2026-11-15',
    totalMinor: ecfSums(draft).totalMinor,
    base: null,
    ...more,
  };
}

/** A document that was written by hand from the format. */
export function golden(name: string): string {
  return readFileSync(
    new URL(`../../../../tests/golden/ecf/${name}.golden.xml`, import.meta.url),
    'utf8',
  ).trim();
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
  '&amp;': '&',
};

/** Reads a document without the code that writes it: its elements in their order, without blanks between them and comments. */
export function treeOf(xml: string): XmlElement {
  const tokens = xml.replace(/<!--[\s\S]*?-->/g, '').match(/<[^>]+>|[^<]+/g) ?? [];
  const root: { name: string; content: XmlElement[] } = { name: '', content: [] };
  const open = [root];
  let text = '';
  for (const token of tokens) {
    const own = open.at(-1) ?? root;
    if (token.startsWith('</')) {
      open.pop();
      if (own.name !== token.slice(2, -1)) throw new Error(`${token} ends ${own.name}`);
      const content =
        own.content.length > 0 ? own.content : text.replace(/&\w+;/g, (entity) => ENTITIES[entity] ?? entity);
      open.at(-1)?.content.push({ name: own.name, content });
      text = '';
    } else if (token.startsWith('<')) {
      open.push({ name: token.slice(1, -1), content: [] });
      text = '';
    } else text = token;
  }
  const [document] = root.content;
  if (document === undefined || root.content.length > 1) throw new Error('not one root');
  return document;
}

/** A document as a file, to be held against a schema. */
export function fileOf({ name, content }: XmlElement, extra = ''): string {
  const inner =
    typeof content === 'string'
      ? content.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)
      : content.map((child) => fileOf(child)).join('');
  return `<${name}>${inner}${extra}</${name}>`;
}

/** The text of the first element of a name, or undefined. */
export function textIn(tree: XmlElement, name: string): string | undefined {
  if (typeof tree.content === 'string') return tree.name === name ? tree.content : undefined;
  for (const child of tree.content) {
    const found = textIn(child, name);
    if (found !== undefined) return found;
  }
  return undefined;
}
