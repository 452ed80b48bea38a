import type { ItemDraft } from '#src/domain/calendar/calendar-item.ts';
import type { ItemProblems } from '#src/domain/calendar/read-item-draft.ts';

/** What the parts of an item's form share. */
export interface ItemFormPart {
  draft: ItemDraft;
  change: (part: Partial<ItemDraft>) => void;
  problems: ItemProblems;
}
