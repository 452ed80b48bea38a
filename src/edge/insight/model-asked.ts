import {
  array,
  maxLength,
  minLength,
  nullish,
  object,
  optional,
  picklist,
  pipe,
  string,
  trim,
} from 'valibot';
import { languages } from '#src/i18n/language.ts';
import { RecordId } from '../endpoint.ts';

const text = (most: number) => pipe(string(), trim(), minLength(1), maxLength(most));
const Area = picklist(['owner', 'tenant']);

/** Whose figures are asked about. */
export const AskedArea = object({ area: Area, organizationId: nullish(RecordId) });

/** A question to the model. */
export const ModelQuestion = object({
  ...AskedArea.entries,
  language: picklist(languages),
  asked: text(500),
  /** Earlier turns, the oldest first. */
  before: optional(pipe(array(object({ asked: text(500), answered: text(1_500) })), maxLength(4)), []),
});
