import { type EcfField, type EcfProblem, ecfFields } from '#src/domain/taxes/ecf/ecf-problems.ts';
import { noSignerOf, noSigners } from '#src/domain/taxes/ecf/no-signer.ts';
import type { OwnerEcfText } from '#src/i18n/dictionaries/taxes/owner-ecf.en.ts';

type ProblemText = OwnerEcfText['problems'];

/** A problem in words, with the line that it is about. */
export function ecfSentence({ field, code, line }: EcfProblem, text: ProblemText): string {
  const own: Readonly<Record<string, string>> = text.texts[field];
  const sentence = own[code] ?? '';
  return line === undefined ? sentence : text.line({ line, text: sentence });
}

/** What a field of a form says of the problems of its part of the document: the first. */
export const ecfSentencesAt =
  (problems: readonly EcfProblem[], text: ProblemText) =>
  (...fields: readonly EcfField[]): string | undefined => {
    const found = problems.find(({ field }) => fields.includes(field));
    return found && ecfSentence(found, text);
  };

/** Where problems of an issuer and its numbers are mended. */
export const isOfProfile = ({ field }: EcfProblem): boolean =>
  field.startsWith('issuer.') || field === 'range.expiry';

/** The problems that no field of a form says, each sentence once. */
export function ecfRest(
  problems: readonly EcfProblem[],
  text: ProblemText,
  said: readonly EcfField[],
): string[] {
  const rest = problems.filter(({ field }) => !said.includes(field));
  return [...new Set(rest.map((problem) => ecfSentence(problem, text)))];
}

/** A problem as the database keeps it: of `ecfProblems`, or one that signing found. */
interface KeptProblem {
  readonly field: string;
  readonly code: string;
  readonly line?: number;
  /** Where in the document. */
  readonly path?: string;
}

const isKept = (own: unknown): own is KeptProblem =>
  typeof own === 'object' && own !== null && 'field' in own && 'code' in own;
const isEcfProblem = (own: KeptProblem): own is EcfProblem & KeptProblem =>
  ecfFields.some((field) => field === own.field);

/** What is said of problems that were kept. */
export function keptSentences(kept: unknown, text: ProblemText): string[] {
  return (Array.isArray(kept) ? kept : []).filter(isKept).map((own) => {
    if (isEcfProblem(own)) return ecfSentence(own, text);
    const sentence = own.field === 'key' ? text.signing.keys[noSignerOf(own.code)] : text.signing.document;
    return own.path ? text.signing.at({ text: sentence, path: own.path }) : sentence;
  });
}

/** What is said of a document that was signed and is not sent, because nobody signs for its issuer any more. */
export const sendingSentences = (messages: unknown, text: ProblemText): string[] =>
  (Array.isArray(messages) ? messages : []).flatMap((own: { code?: unknown } | null) => {
    const found = noSigners.find((code) => code === own?.code);
    return found ? [text.signing.keys[found]] : [];
  });
