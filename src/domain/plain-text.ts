/** A text as searches compare it: in small letters, without accents ("Núñez" → "nunez"). */
export function plainText(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();
}

/** As `plainText`, and a telephone or document number without its signs, as people are searched by. */
export function searchable(text: string): string {
  const isNumber = /^[\d\s()+./-]*\d[\d\s()+./-]*$/.test(text.trim());
  return isNumber ? text.replaceAll(/\D/g, '') : plainText(text);
}
