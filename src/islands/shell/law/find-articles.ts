import { plainText, searchWords } from '#src/domain/foundation/plain-text.ts';
import type { LegalArticle, LegalArticleId } from '#src/domain/law/articles.ts';
import type { LawLibraryText } from '#src/i18n/dictionaries/law/law-library.en.ts';

type KnownArticle = LegalArticle & { readonly id: LegalArticleId };

/** The articles that have every word of the search somewhere, accents or not, in the order of the library. */
export function findArticles(
  articles: readonly KnownArticle[],
  text: LawLibraryText,
  search: string,
): KnownArticle[] {
  const words = searchWords(search);
  return articles.filter(({ id, law, article }) => {
    const { title, text: paraphrase } = text.articles[id];
    const whole = plainText([title, paraphrase, law, article].join(' '));
    return words.every((word) => whole.includes(word));
  });
}
