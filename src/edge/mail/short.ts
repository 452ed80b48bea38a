/** Text that ends with an ellipsis where it would be longer than that many letters. */
export const short = (text: string, longest = 40): string =>
  text.length > longest ? `${text.slice(0, longest - 1).trimEnd()}…` : text;
