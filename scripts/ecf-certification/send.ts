import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ecfTime } from '../../src/domain/taxes/ecf/ecf-times.ts';
import { securityCodeIn } from '../../src/domain/taxes/ecf/stamp-address.ts';
import type { XmlElement } from '../../src/domain/taxes/ecf/xml-tree.ts';
import type { Authority, EcfAnswer } from '../../src/edge/taxes/ecf/authority.ts';
import { type SchemaTable, schemaFaults } from '../../src/edge/taxes/ecf/schema-check.ts';
import { type SigningKey, signDocument } from '../../src/edge/taxes/ecf/sign.ts';
import { rowTree, type TestRow } from './row-tree.ts';
import type { TestCase } from './test-set.ts';

export interface Certification {
  /** Where documents and answers are kept: a run goes on where the one before stopped, with the same bytes. */
  readonly folder: string;
  readonly table: SchemaTable;
  readonly key: SigningKey;
  /** Null signs and checks only. */
  readonly authority: Authority | null;
  readonly now: () => number;
  readonly say: (line: string) => void;
  readonly pauseMs?: number;
}

const ASKED = 30;
const PAUSE_MS = 2_000;

const fileOf = ({ folder }: Certification, { encf, way }: TestCase, ending: string) =>
  path.join(folder, `${encf}${way === 'summary' ? '-summary' : ''}.${ending}`);

/** The document of a case: the one that was signed before, or a new one. @throws where the schema does not allow it. */
async function signed(run: Certification, one: TestCase, row: TestRow): Promise<Uint8Array<ArrayBuffer>> {
  const file = fileOf(run, one, 'xml');
  if (existsSync(file)) return new Uint8Array(readFileSync(file));
  const tree = documentOf(run, one, row);
  const faults = schemaFaults(tree, { isSigned: false });
  if (faults.length > 0)
    throw new Error(`${one.encf}: ${faults.map(({ path, fault }) => `${path} (${fault})`).join(', ')}`);
  const { bytes } = await signDocument(tree, run.key);
  // Before anything is sent.
  writeFileSync(file, bytes);
  return bytes;
}

function documentOf(run: Certification, { way }: TestCase, row: TestRow): XmlElement {
  if (way === 'summary') return rowTree('RFCE', row, run.table);
  return rowTree('ECF', new Map([...row, ['FechaHoraFirma', ecfTime(run.now())]]), run.table);
}

const codeIn = (bytes: Uint8Array) => securityCodeIn(new TextDecoder().decode(bytes)) ?? '';

async function verdictOf(
  run: Certification,
  authority: Authority,
  one: TestCase,
  bytes: Uint8Array<ArrayBuffer>,
) {
  const file = { issuerTaxId: one.row.get('RNCEmisor') ?? '', encf: one.encf, bytes };
  if (one.way === 'summary') return authority.submitSummary(file);
  const { trackId } = await authority.submit(file);
  for (let asked = 0; asked < ASKED; asked += 1) {
    const answer = await authority.result(trackId);
    if (answer.state !== 'in_process' && answer.state !== 'unknown') return answer;
    await sleep(run.pauseMs ?? PAUSE_MS);
  }
  throw new Error(`${one.encf}: no verdict yet (TrackId ${trackId}).`);
}

const isGood = ({ state }: EcfAnswer) => state === 'accepted' || state === 'conditional';

/**
 * Signs the cases in their order and sends them one by one. It stops at the first that is not accepted: DGII then begins the test
 * anew, with another set.
 * @returns whether all that can be sent was accepted
 */
export async function certify(run: Certification, cases: readonly TestCase[]): Promise<boolean> {
  mkdirSync(run.folder, { recursive: true });
  const codes = new Map<string, string>();
  for (const one of cases.filter(({ way }) => way === 'by_hand'))
    codes.set(one.encf, codeIn(await signed(run, one, one.row)));
  for (const one of cases.filter(({ way }) => way !== 'by_hand')) {
    const code = codes.get(one.encf) ?? '';
    const row = one.way === 'summary' ? new Map([...one.row, ['CodigoSeguridadeCF', code]]) : one.row;
    const bytes = await signed(run, one, row);
    if (!run.authority) continue;
    const answerFile = fileOf(run, one, 'answer.json');
    if (existsSync(answerFile)) continue;
    const answer = await verdictOf(run, run.authority, one, bytes);
    const messages = answer.messages.map(({ code, text }) => `${code} ${text}`).join('; ');
    run.say(`${one.encf}${one.way === 'summary' ? ' (summary)' : ''}: ${answer.state} ${messages}`.trim());
    if (!isGood(answer)) return false;
    writeFileSync(answerFile, `${JSON.stringify(answer, null, 2)}\n`);
  }
  return true;
}
