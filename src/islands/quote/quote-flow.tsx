import { useEffect, useState } from 'react';
import type { QuotePage } from '#src/data/maintenance/quote-link.ts';
import { useText } from '#src/i18n/react.tsx';
import { EntryCard } from '#src/islands/shell/entry-card.tsx';
import { appErrorText } from '#src/islands/shell/error-text.ts';
import { Button } from '#src/ui/components/button.tsx';
import { buttonClass } from '#src/ui/components/button-class.ts';
import { ErrorCard } from '#src/ui/components/error-card.tsx';
import { Spinner } from '#src/ui/components/spinner.tsx';
import { AskedWorkCard } from './asked-work-card.tsx';
import { QuoteForm } from './quote-form.tsx';
import { type QuoteRead, tokenOf, useQuote } from './use-quote.ts';

/** Reads what the link is about, and shows what can be done with it. */
export function QuoteFlow() {
  const common = useText('common');
  const text = useText('quotePage');
  const token = useToken();
  const quote = useQuote(token);

  useEffect(() => {
    document.title = `${text.title} · ${common.product}`;
  }, [text, common]);

  if (quote.page === undefined) return quote.error ? <Unread {...quote} /> : <Loading />;
  if (quote.page === null) return <EntryCard title={text.unknown.title} text={text.unknown.text} />;
  if (quote.page.state === 'closed') return <Over page={quote.page} />;
  const { page } = quote;
  if (page.state !== 'open') {
    return (
      <div className="grid gap-6">
        <Over page={page} />
        {page.state === 'expired' ? null : <AskedWorkCard work={page} />}
      </div>
    );
  }
  return (
    <div className="grid gap-6">
      <AskedWorkCard work={page} isFirst />
      <QuoteForm key={token} work={page} token={token} onChanged={quote.readAgain} />
    </div>
  );
}

/** The token of the address, also when another link is opened in the same tab. */
function useToken(): string {
  const [token, setToken] = useState(() => tokenOf(window.location.hash));
  useEffect(() => {
    const follow = () => setToken(tokenOf(window.location.hash));
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);
  return token;
}

function Loading() {
  const text = useText('quotePage');
  return (
    <div role="status" className="grid justify-items-center gap-3 py-24 text-secondary">
      <Spinner size="lg" />
      {text.loading}
    </div>
  );
}

/** It could not be read. */
function Unread({ error, isReading, readAgain }: QuoteRead) {
  const common = useText('common');
  const text = useText('quotePage');
  return (
    <>
      <h1 className="sr-only">{text.title}</h1>
      <ErrorCard
        title={text.failed}
        text={appErrorText(error, common)}
        actions={
          <Button isBusy={isReading} onClick={readAgain}>
            {common.actions.retry}
          </Button>
        }
      />
    </>
  );
}

/** Nothing more can be said by this link: why, and whom to call. */
function Over({ page }: { page: QuotePage }) {
  const text = useText('quotePage');
  const { organization, organizationPhone: phone, state } = page;
  const words = text[state === 'open' ? 'closed' : state];
  return (
    <EntryCard title={words.title} text={words.text({ organization })}>
      {phone ? (
        <a href={`tel:${phone}`} className={buttonClass({ isBlock: true })}>
          {text.phone({ phone })}
        </a>
      ) : null}
    </EntryCard>
  );
}
