/** Values as they stand in a sentence, formatted already. */
export type Words = Readonly<Record<string, string>>;
