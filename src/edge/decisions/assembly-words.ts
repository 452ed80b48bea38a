import type { DecisionOutcome, MajorityBase } from '#src/domain/decisions/decision-enums.ts';
import type { Language } from '#src/i18n/language.ts';
import { assemblyWordsEn } from './assembly-words-en.ts';
import { assemblyWordsEs } from './assembly-words-es.ts';

/** The words of an assembly's papers in a language. They live here, as only the worker prints them. */
export interface AssemblyWords {
  readonly call: string;
  readonly minutes: string;
  readonly draftMinutes: string;
  readonly copy: string;
  readonly building: string;
  readonly by: string;
  readonly first: string;
  readonly second: string;
  readonly place: string;
  readonly calledOn: string;
  readonly session: string;
  readonly sessionOf: (p: { from: string; to: string; call: number }) => string;
  readonly notice: (p: { given: number; asked: number; article: string }) => string;
  readonly short: string;
  readonly invited: (p: { property: string }) => string;
  readonly agenda: string;
  readonly voted: string;
  readonly quorum: string;
  readonly quorumOf: (p: { present: string; all: string; percent: string }) => string;
  readonly quorumNeeds: (p: { fraction: string; isReached: boolean }) => string;
  readonly attendance: string;
  readonly noOne: string;
  readonly unit: string;
  readonly who: string;
  readonly weight: string;
  readonly times: string;
  readonly organization: string;
  readonly unnamed: string;
  readonly byProxy: (p: { holder: string; giver: string }) => string;
  readonly text: string;
  readonly items: string;
  readonly motion: (p: { name: string }) => string;
  readonly noVote: string;
  readonly notDecided: string;
  readonly secret: string;
  readonly yes: string;
  readonly no: string;
  readonly abstained: string;
  readonly turnout: (p: { ballots: number; votes: number; present: string; all: string }) => string;
  readonly majority: Readonly<Record<MajorityBase, (p: { fraction: string; mustExceed: boolean }) => string>>;
  readonly base: (p: { base: string }) => string;
  readonly outcome: string;
  readonly outcomes: Readonly<Record<DecisionOutcome, string>>;
  readonly points: string;
  readonly hash: string;
  readonly log: (line: string) => string;
  readonly signatures: string;
  readonly roles: Readonly<Record<'chair' | 'secretary', string>>;
  readonly signed: (p: { name: string; time: string }) => string;
  readonly unsigned: string;
}

export const assemblyWords: Readonly<Record<Language, AssemblyWords>> = {
  es: assemblyWordsEs,
  en: assemblyWordsEn,
};
