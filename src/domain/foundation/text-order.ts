// The one order of texts: that of the lists of the database (`private.natural_order`).
const collator = new Intl.Collator('es', { numeric: true });

/** Names as Spanish orders them, in either language of the screen: ñ behind n, accents and capitals last, 2 before 10. */
export const byText = (one: string, other: string): number => collator.compare(one, other);

/** Codes and days, which are no words: sign by sign. */
export const byCode = (one: string, other: string): number => Number(one > other) - Number(one < other);
