import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { type BankImportPreview, bankImportQueries } from '#src/data/bank/import-queries.ts';
import type { BankFileLine } from '#src/domain/bank/bank-file.ts';

const NO_LINES: readonly BankFileLine[] = [];
const NO_CHOICES: ReadonlyMap<number, boolean> = new Map();

/** What is added of lines of which nobody said anything: all but those that are probably there. */
const isAddedUnsaid = (preview: BankImportPreview | undefined) => {
  const likely = new Set(preview?.likely.map(({ place }) => place - 1));
  return (index: number) => !likely.has(index);
};

/** What the account would do with the lines, and which of them whoever imports leaves out. */
export function useImportChoices(bankAccountId: string, lines: readonly BankFileLine[] | undefined) {
  const given = lines ?? NO_LINES;
  const query = useQuery(bankImportQueries.preview(bankAccountId, given));
  const [chosen, setChosen] = useState({ given, byIndex: NO_CHOICES });
  // Other lines are other questions.
  const byIndex = chosen.given === given ? chosen.byIndex : NO_CHOICES;
  const preview = query.data;
  return useMemo(() => {
    const unsaid = isAddedUnsaid(preview);
    const isAdded = (index: number) => byIndex.get(index) ?? unsaid(index);
    const asked = [
      ...(preview?.likely.map(({ place }) => place - 1) ?? []),
      ...(preview?.repeated.map((place) => place - 1) ?? []),
    ];
    return {
      query,
      isAdded,
      leftOut: new Set(asked.filter((index) => !isAdded(index))),
      choose: (indexes: readonly number[], value: boolean) =>
        setChosen({
          given,
          byIndex: new Map([...byIndex, ...indexes.map((index) => [index, value] as const)]),
        }),
    };
  }, [query, preview, byIndex, given]);
}
export type ImportChoicesState = ReturnType<typeof useImportChoices>;
