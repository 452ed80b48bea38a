/**
 * What a field says of its problems: the sentence of the first that the draft has.
 * @param problems what a reading found wrong with the draft
 */
export const sentencesOf =
  <Problem extends string>(problems: readonly Problem[], texts: Readonly<Record<Problem, string>>) =>
  (...own: Problem[]): string | undefined => {
    const found = own.find((one) => problems.includes(one));
    return found && texts[found];
  };
