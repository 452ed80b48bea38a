// Signs and sends the test set that DGII gives to whoever wants to issue e-CF with software of their own (docs/e-cf.md):
//   KEY_FILE_PASSWORD=… npm run certify:ecf -- --set=<workbook.xlsx> --key=<file.p12> --folder=<where it is kept>
//   --check            signs and checks by the schemas, sends nothing
//   --environment=…    certecf unless another is named
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { openKeyFile } from '../src/data/taxes/key-file.ts';
import { readCertificate } from '../src/domain/taxes/ecf/certificate.ts';
import { readAuthorityHosts } from '../src/edge/settings.ts';
import type { AuthorityToken } from '../src/edge/taxes/ecf/authority.ts';
import { createDgii } from '../src/edge/taxes/ecf/dgii.ts';
import type { SchemaTable } from '../src/edge/taxes/ecf/schema-check.ts';
import { schemaTable } from '../src/edge/taxes/ecf/schema-table.ts';
import { importSigningKey, type SigningKey, signDocument } from '../src/edge/taxes/ecf/sign.ts';
import { certify } from './ecf-certification/send.ts';
import { readTestSet } from './ecf-certification/test-set.ts';

const required = (value: string | undefined, name: string): string => {
  if (!value) throw new Error(`${name} is missing.`);
  return value;
};

async function openKey(file: string, password: string): Promise<SigningKey> {
  const opened = openKeyFile(readFileSync(file), password);
  if (!opened.isOpen) throw new Error(`${file}: ${opened.fault}`);
  const certificate = readCertificate(opened.file.certificate);
  if (!certificate) throw new Error(`${file}: its certificate cannot be read.`);
  return importSigningKey(opened.file.key, certificate);
}

function authorityOf(environment: string, key: SigningKey) {
  let kept: AuthorityToken | null = null;
  const tokens = {
    get: async () => kept,
    put: async (token: AuthorityToken | null) => {
      kept = token;
    },
  };
  const signXml = async (document: Parameters<typeof signDocument>[0]) =>
    (await signDocument(document, key)).bytes;
  const hosts = readAuthorityHosts({ DGII_URL: process.env.DGII_URL, DGII_FC_URL: process.env.DGII_FC_URL });
  return createDgii({ ...hosts, environment, fetch, signXml, tokens, now: Date.now });
}

const text = { type: 'string' } as const;
const { values } = parseArgs({
  options: { set: text, key: text, folder: text, environment: text, check: { type: 'boolean' } },
});
const key = await openKey(
  required(values.key, '--key'),
  required(process.env.KEY_FILE_PASSWORD, 'KEY_FILE_PASSWORD'),
);
const cases = await readTestSet(new Uint8Array(readFileSync(required(values.set, '--set'))));
const isWhole = await certify(
  {
    folder: required(values.folder, '--folder'),
    table: JSON.parse(schemaTable) as SchemaTable,
    key,
    authority: values.check ? null : authorityOf(values.environment ?? 'certecf', key),
    now: Date.now,
    say: console.log,
  },
  cases,
);
const byHand = cases.filter(({ way }) => way === 'by_hand').map(({ encf }) => encf);
if (isWhole && byHand.length > 0) console.log(`To upload in DGII's office: ${byHand.join(', ')}.`);
process.exitCode = isWhole ? 0 : 1;
