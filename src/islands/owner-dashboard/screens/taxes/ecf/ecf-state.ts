import type { EcfState } from '#src/domain/taxes/ecf/ecf-states.ts';
import type { NcfKind } from '#src/domain/taxes/ncf.ts';
import type { OwnerEcfText } from '#src/i18n/dictionaries/taxes/owner-ecf.en.ts';
import type { Tone } from '#src/ui/components/badge.tsx';

/** How an electronic receipt looks to its office. */
export type EcfLook = keyof OwnerEcfText['states'];

interface EcfFactsOfState {
  readonly state: EcfState;
  /** As they are kept: a list, empty for none. */
  readonly problems: unknown;
  /** 1 or 3; null where none is on. */
  readonly contingency: number | null;
  /** What took its place. */
  readonly replacedBy: string | null;
}

const hasProblems = (problems: unknown) => Array.isArray(problems) && problems.length > 0;

/** A state with what it means for whoever looks: what has to be mended, waits in a contingency, or was replaced. */
export function ecfLook({ state, problems, contingency, replacedBy }: EcfFactsOfState): EcfLook {
  if (state === 'rejected') return replacedBy ? 'replaced' : 'rejected';
  if (state === 'to_sign' && hasProblems(problems)) return 'problems';
  return state === 'signed' && contingency !== null ? 'contingency' : state;
}

/** One with remarks is as valid as one without. */
export const ecfTones: Readonly<Record<EcfLook, Tone>> = {
  problems: 'bad',
  to_sign: 'neutral',
  signed: 'neutral',
  contingency: 'warn',
  sent: 'info',
  accepted: 'good',
  conditional: 'good',
  rejected: 'bad',
  replaced: 'neutral',
  annulled: 'neutral',
};

export const isValid = (look: EcfLook | null): boolean => look === 'accepted' || look === 'conditional';

/** What can be done to one. */
export const canSendAgain = (look: EcfLook): boolean =>
  ['problems', 'to_sign', 'signed', 'contingency', 'sent'].includes(look);

interface Annullable {
  readonly state: EcfState;
  readonly mayHaveArrived: boolean;
  /** Null of an own purchase, whose number goes with its bill. */
  readonly invoiceId: string | null;
  readonly ncfKind: NcfKind;
}

/** It was sent to nobody. What a credit note took back does not come again, so its number stays. */
export const canAnnul = ({ state, mayHaveArrived, invoiceId, ncfKind }: Annullable): boolean =>
  (state === 'to_sign' || state === 'signed') &&
  !mayHaveArrived &&
  invoiceId !== null &&
  ncfKind !== 'credit_note';

/** What the tax authority says of one, as it is kept. */
export function ecfMessages(kept: unknown): { readonly code: string; readonly text: string }[] {
  if (!Array.isArray(kept)) return [];
  return kept.flatMap((own: { code?: unknown; text?: unknown } | null) => {
    const text = typeof own?.text === 'string' ? own.text : '';
    return text ? [{ text, code: own?.code == null ? '' : String(own.code) }] : [];
  });
}
