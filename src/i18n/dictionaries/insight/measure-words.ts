/** A measure in words: its name, what people also call it, and how it is worked out. */
export interface MeasureWords {
  readonly name: string;
  /** Separated by commas; each language has its own number of them. */
  readonly synonyms: string;
  readonly formula: string;
}
/** A way to break figures down, in words. */
export interface DimensionWords {
  readonly name: string;
  readonly synonyms: string;
}

export const measureWords = (
  name: string,
  formula: string,
  ...synonyms: readonly string[]
): MeasureWords => ({ name, synonyms: synonyms.join(', '), formula });
export const dimensionWords = (name: string, ...synonyms: readonly string[]): DimensionWords => ({
  name,
  synonyms: synonyms.join(', '),
});
