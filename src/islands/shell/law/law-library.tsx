import { BookOpen } from 'lucide-react';
import { useSearchParams } from 'wouter';
import {
  isInForce,
  type LegalArticle,
  type LegalArticleId,
  legalArticles,
} from '#src/domain/law/articles.ts';
import { formatDate } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { useToday } from '#src/islands/shell/session.ts';
import { Badge } from '#src/ui/components/badge.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { EmptyState } from '#src/ui/components/empty-state.tsx';
import { Notice } from '#src/ui/components/notice.tsx';
import { SearchField } from '#src/ui/components/search-field.tsx';
import { findArticles } from './find-articles.ts';

/** The articles of the law, to read and search; where the search stands in the address. */
export function LawLibrary() {
  const text = useText('lawLibrary');
  const { actions } = useText('common');
  const [params, setParams] = useSearchParams();
  const search = params.get('q') ?? '';
  const found = findArticles(legalArticles, text, search);
  const look = (next: string) =>
    setParams(
      (before) => {
        const { q: _, ...rest } = Object.fromEntries(before);
        return next ? { ...rest, q: next } : rest;
      },
      { replace: true },
    );
  return (
    <div className="grid gap-5">
      <Notice>{text.information}</Notice>
      <div className="grid gap-2">
        <SearchField
          label={text.search}
          placeholder={text.searchHint}
          value={search}
          onChange={look}
          clearLabel={actions.clear}
        />
        <p role="status" className="text-14 text-hint">
          {text.found({ count: found.length })}
        </p>
      </div>
      <Card isFlush>
        {found.length === 0 ? (
          <EmptyState icon={BookOpen} title={text.noneTitle} text={text.noneText} />
        ) : (
          <ul className="divide-y divide-line">
            {found.map((article) => (
              <ArticleRow key={article.id} article={article} />
            ))}
          </ul>
        )}
      </Card>
    </div>
  );
}

function ArticleRow({ article }: { article: LegalArticle & { readonly id: LegalArticleId } }) {
  const text = useText('lawLibrary');
  const language = useLanguage();
  const today = useToday();
  const { title, text: paraphrase } = text.articles[article.id];
  const isHeld = isInForce(article, today);
  const date = (day: string) => formatDate(day, language);
  const { law, article: number, inForceUntil: until, repealedBy, inForceSince: since } = article;
  return (
    <li className="grid gap-1.5 px-5 py-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="text-16 font-semibold">{title}</h2>
        <Badge tone={isHeld ? 'good' : 'warn'}>{isHeld ? text.badge.inForce : text.badge.repealed}</Badge>
      </div>
      <p className="text-14 text-secondary">{number ? text.cites({ law, article: number }) : law}</p>
      <p className="max-w-prose text-15">{paraphrase}</p>
      <p className="text-14 text-hint">
        {until && repealedBy
          ? text.repealed({ until: date(until), ...repealedBy })
          : since
            ? text.inForce({ since: date(since) })
            : text.sinceUnknown}
      </p>
      <p className="text-14 text-hint">
        {`${text.source}: ${text.sources[article.source]}. ${article.reviewedOn ? text.reviewed({ date: date(article.reviewedOn) }) : text.neverReviewed}`}
      </p>
    </li>
  );
}
