// The part of the matrices that is about the keys of those who sign electronic receipts.
import { type FunctionRule, forService, ID, rule } from './function-rule.ts';
import { OFFICE } from './roles.ts';
import type { TableRule } from './table-rule.ts';

const BOOKS: TableRule = { members: OFFICE, service: 'reads' };

export const signingKeyTables: Readonly<Record<string, TableRule>> = {
  signing_certificates: BOOKS,
  issuer_signers: { ...BOOKS, key: 'issuer_id' },
};

export const signingKeyViews: Readonly<Record<string, TableRule>> = { signing_certificates_list: BOOKS };

const KEY = [
  "'María Peña', 'IDCDO-00100000009', 'Autoridad', 'ab12', repeat('c', 64)",
  "'2026-01-01', '2099-01-01', repeat('A', 100), repeat('s', 40)",
].join(', ');

export const signingKeyFunctions: Readonly<Record<string, FunctionRule>> = {
  keep_authority_token: forService(`${ID}, 'testecf'`),
  read_authority_token: forService(`${ID}, 'testecf'`),
  read_issuer_access: rule(['owner'], ({ home }) => ['$1', home.organizationId]),
  read_signing_key: forService(`${ID}, 'testecf'`),
  record_signing_consent: rule([], () => [`${ID}, '2026-11'`]),
  remove_signing_certificate: rule([], () => [ID]),
  save_signing_key: rule(['owner'], ({ home }) => [`$1, ${ID}, ${KEY}`, home.organizationId], 'not_allowed'),
  set_issuer_signer: rule(['owner'], ({ home }) => ['$1', home.organizationId]),
};
