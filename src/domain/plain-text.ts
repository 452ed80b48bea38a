/** A text as searches compare it: in small letters, without accents ("Núñez" → "nunez"). */
export function plainText(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();
}
