import { addMonths, type IsoDate } from '../foundation/dates.ts';

/** The laws of the library, each under the name by which it is cited. */
export const laws = [
  'Ley 85-25',
  'Ley 5038-58',
  'Ley 126-02',
  'Ley 139-97',
  'Ley 4314',
  'Ley 17-88',
  'Decreto 4807',
] as const;
export type Law = (typeof laws)[number];

/** What our paraphrase was held against. */
export type ArticleSource =
  /** A copy of the law in a public repository. */
  | 'copy'
  /** What the profession writes about it. */
  | 'commentary'
  /** What the Ministry of Labor announced. */
  | 'announcement';

/** An entry of the library; its words are in the dictionary `lawLibrary`, under the same id. */
export interface LegalArticle {
  readonly id: string;
  readonly law: Law;
  /** As it is cited; null where the note is about the law as a whole. */
  readonly article: string | null;
  /** Null where nobody has held the day against a source. */
  readonly inForceSince: IsoDate | null;
  /** Last day on which it held, or null while it does. */
  readonly inForceUntil: IsoDate | null;
  /** What took it out of force. */
  readonly repealedBy: { readonly law: Law; readonly article: string } | null;
  readonly source: ArticleSource;
  /** When the paraphrase was last held against its source; null when nobody has. No lawyer has reviewed any of them. */
  readonly reviewedOn: IsoDate | null;
}

/** How long a reading of the law is relied on before it is held against its source again. */
const MONTHS_BETWEEN_REVIEWS = 12;

/** The last day on which a reading of that day is still relied on. */
export const reviewDueOn = (reviewedOn: IsoDate): IsoDate => addMonths(reviewedOn, MONTHS_BETWEEN_REVIEWS);

const REVIEWED_ON = '2026-11-26';

const rentals = <const Id extends string>(id: Id, article: string | null) =>
  ({
    id,
    law: 'Ley 85-25',
    article,
    inForceSince: '2025-08-14',
    inForceUntil: null,
    repealedBy: null,
    source: 'copy',
    reviewedOn: REVIEWED_ON,
  }) satisfies LegalArticle;

/** Older laws: of these we know what they say, and not since when they are in force. */
const other = <const Id extends string>(
  id: Id,
  law: Law,
  article: string | null,
  source: ArticleSource,
  reviewedOn: IsoDate | null = REVIEWED_ON,
) =>
  ({
    id,
    law,
    article,
    inForceSince: null,
    inForceUntil: null,
    repealedBy: null,
    source,
    reviewedOn,
  }) satisfies LegalArticle;

const repealed = <const Id extends string>(id: Id, law: Law) =>
  ({
    id,
    law,
    article: null,
    inForceSince: null,
    inForceUntil: '2025-08-13',
    repealedBy: { law: 'Ley 85-25', article: '57' },
    source: 'copy',
    reviewedOn: REVIEWED_ON,
  }) satisfies LegalArticle;

/** The articles that the product relies on, in the order of the laws. */
export const legalArticles = [
  rentals('scope', null),
  rentals('contract', '5'),
  rentals('receipt', '6'),
  rentals('increase', '8'),
  rentals('renewal', '9'),
  rentals('death', '11'),
  rentals('deposit', '13'),
  rentals('deposit_bank', '15'),
  rentals('retention', '16'),
  rentals('repairs', '20'),
  rentals('advertising', '22'),
  rentals('new_owner', '23'),
  rentals('meetings', '24'),
  rentals('sublease', '25'),
  rentals('notice_dwelling', '31'),
  rentals('notice_commercial', '40, 42'),
  rentals('repeals', '57'),
  other('shares', 'Ley 5038-58', '4', 'commentary'),
  other('majorities', 'Ley 5038-58', '12', 'commentary'),
  other('signature', 'Ley 126-02', null, 'commentary'),
  other('holidays', 'Ley 139-97', '1, 2', 'announcement', null),
  repealed('law_4314', 'Ley 4314'),
  repealed('law_17_88', 'Ley 17-88'),
  repealed('decree_4807', 'Decreto 4807'),
] as const satisfies readonly LegalArticle[];
export type LegalArticleId = (typeof legalArticles)[number]['id'];

/** Whether an article holds on a day. One whose first day is not known held as long as we look back. */
export function isInForce({ inForceSince, inForceUntil }: LegalArticle, day: IsoDate): boolean {
  return (inForceSince === null || inForceSince <= day) && (inForceUntil === null || day <= inForceUntil);
}
