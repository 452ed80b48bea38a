import { useEffect, useState } from 'react';
import { useSearch } from 'wouter';
import type { RegisteredPerson } from '#src/data/leasing/people/queries.ts';
import { newId } from '#src/data/new-id.ts';
import { forgetDraft, keepDraft, readDraft } from '#src/islands/shell/form/form-draft.ts';
import { useOrganization, useToday } from '#src/islands/shell/session.ts';
import { type DraftPerson, emptyDraft, type LeaseDraft, readableDraft } from './lease-draft.ts';

/** The form's state, which survives a reload and a visit to another screen until `forget`. */
export function useLeaseDraft() {
  const { id, defaultCurrency } = useOrganization();
  const today = useToday();
  // A draft that is changed is another form than a new lease: what was typed into one is not in the other.
  const changed = new URLSearchParams(useSearch()).get('draft');
  const key = changed ? `lease-draft-${changed}` : `new-lease-${id}`;
  const [draft, setDraft] = useState<LeaseDraft>(() => ({
    ...emptyDraft(today, defaultCurrency, newId()),
    ...readDraft(key),
  }));
  useEffect(() => keepDraft(key, { ...readableDraft(draft) }), [key, draft]);
  return {
    draft,
    today,
    change: (part: Partial<LeaseDraft>) => setDraft((current) => ({ ...current, ...part })),
    forget: () => forgetDraft(key),
    startOver: () => setDraft(emptyDraft(today, defaultCurrency, newId())),
  };
}

/** What each step gets. */
export interface StepProps {
  draft: LeaseDraft;
  today: string;
  change: (part: Partial<LeaseDraft>) => void;
  /** The sentence to show at the control with this id. */
  errorOf: (field: string) => string | undefined;
  /** The unit is let on these days, which is said at once: nothing else about them is worth filling in. */
  isTaken: boolean;
  /** Who is registered with the address or document of a new person, unless they are said to be somebody else. */
  registeredOf: (person: DraftPerson) => RegisteredPerson | undefined;
}
