import { splitStatements, withoutComments } from '#stack/schemas/statements.ts';
import type { Rule, SourceFile } from '../repository.ts';

const SCHEMA = /^supabase\/schemas\/.+\.sql$/;
/** Where what repeats is remembered; nobody else claims or completes a request. */
const MEMORY = /^supabase\/schemas\/foundation\/(verbs|requests-and-audit-log|tables\/requests)\.sql$/;
const MADE = /^create (?:or replace )?function (public|private)\.(\w+)/;
const DECLARED = /^select private\.declare_verb\('(\w+)', '([^']+)'/;
const BY_HAND = /^(?:comment on function public\.|(?:grant|revoke)[^;]* on function [^;]*\bpublic\.)/;
const CLAIMS = /private\.(?:claim_request|complete_request)\(|(?:insert into|update) private\.requests\b/;

/**
 * What the API calls is declared, once, in the file of the function that does it: no public function stands beside a private
 * one, and nobody writes its grants, its comment or the claim of a request by hand.
 */
export const declaredVerbs: Rule = (files) =>
  files.filter(({ path }) => SCHEMA.test(path)).flatMap((file) => faultsOf(file));

function faultsOf(file: SourceFile): string[] {
  const statements = splitStatements(file.text, file.path).map(({ sql }) => withoutComments(sql));
  const made = new Set<string>();
  const faults: string[] = [];
  const declared = new Map(
    statements.flatMap((text) => {
      const [, name = '', access = ''] = DECLARED.exec(text) ?? [];
      return name ? [[name, access] as const] : [];
    }),
  );
  for (const text of statements) {
    const [, schema = '', name = ''] = MADE.exec(text) ?? [];
    if (name) made.add(`${schema}.${name}`);
    const isReading = declared.get(name) === 'rows' && !/\bsecurity definer\b/.test(text);
    if (schema === 'public' && !isReading)
      faults.push(`public.${name} is written by hand: declare the private one`);
    if (BY_HAND.test(text)) faults.push(`private.declare_verb says this: ${text.slice(0, 60)}`);
    if (CLAIMS.test(text) && !MEMORY.test(file.path))
      faults.push(`a repeatable verb claims by itself: ${text.slice(0, 60)}`);
  }
  for (const [name, access] of declared)
    if (!made.has(`${access === 'rows' ? 'public' : 'private'}.${name}`))
      faults.push(`${name} is declared where it is not written`);
  return faults.map((fault) => `${file.path}:1 ${fault}`);
}
