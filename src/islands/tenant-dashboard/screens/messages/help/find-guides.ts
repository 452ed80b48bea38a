import type { Guide } from '#src/data/messages/help/queries.ts';
import { plainText, searchWords } from '#src/domain/foundation/plain-text.ts';

const proseOf = (html: string) => html.replaceAll(/<[^>]*>/g, ' ');

/**
 * Guides that have every word of the text somewhere, accents or not; those whose title is the most about them
 * stand first, else in the order of the guides.
 */
export function findGuides(guides: readonly Guide[], text: string): Guide[] {
  const words = searchWords(text);
  if (words.length === 0) return [...guides];
  const found = guides.flatMap((guide) => {
    const title = plainText(guide.title);
    const whole = `${title} ${plainText(guide.summary)} ${plainText(proseOf(guide.html))}`;
    if (!words.every((word) => whole.includes(word))) return [];
    const named = words.filter((word) => title.includes(word)).length;
    return [{ guide, inTitle: named / title.split(/\s+/).length }];
  });
  return found.sort((one, other) => other.inTitle - one.inTitle).map(({ guide }) => guide);
}
