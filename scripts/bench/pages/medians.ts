const DECIMALS: Readonly<Record<string, number>> = { CLS: 3 };

/** The middle one of each figure, rounded as it is read. */
export function mediansOf<Figures extends { readonly [Name in keyof Figures]: number }>(
  all: readonly Figures[],
): Record<keyof Figures, number> {
  const names = Object.keys(all[0] ?? {}) as (keyof Figures & string)[];
  return Object.fromEntries(
    names.map((name) => [
      name,
      rounded(
        name,
        all.map((one) => one[name]).sort((a, b) => a - b),
      ),
    ]),
  ) as Record<keyof Figures, number>;
}

const rounded = (name: string, sorted: readonly number[]) => {
  const [low, high] = [sorted[(sorted.length - 1) >> 1] ?? 0, sorted[sorted.length >> 1] ?? 0];
  return Number(((low + high) / 2).toFixed(DECIMALS[name] ?? 0));
};
