/** Words that stand for the reader's own facts in a message or notice; the database fills either language's. */
export const messageWords = {
  es: ['{inquilino}', '{unidad}', '{propiedad}', '{saldo}', '{mes}', '{fecha}', '{fin}'],
  en: ['{tenant}', '{unit}', '{property}', '{balance}', '{month}', '{date}', '{end}'],
} as const;

const ALL: readonly string[] = [...messageWords.es, ...messageWords.en];

/** Whether a text says something else to each reader. */
export function hasMessageWords(text: string): boolean {
  const lower = text.toLowerCase();
  return ALL.some((word) => lower.includes(word));
}
