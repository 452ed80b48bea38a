import { useEffect, useState } from 'react';
import type { QuotePage } from '#src/data/maintenance/quote-link.ts';
import { useText } from '#src/i18n/react.tsx';
import { EntryCard } from '#src/islands/shell/entry-card.tsx';
import { UnreadLink } from '#src/islands/shell/unread-link.tsx';
import { useLinkRead } from '#src/islands/shell/use-link-read.ts';
import { buttonClass } from '#src/ui/components/button-class.ts';
import { Spinner } from '#src/ui/components/spinner.tsx';
import { AskedWorkCard } from './asked-work-card.tsx';
import { QuoteForm } from './quote-form.tsx';
import { readQuote, tokenOf } from './quote-token.ts';

/** Reads what the link is about, and shows what can be done with it. */
export function QuoteFlow() {
  const common = useText('common');
  const text = useText('quotePage');
  const token = useToken();
  const { found: page, ...reading } = useLinkRead(token, readQuote);

  useEffect(() => {
    document.title = `${text.title} · ${common.product}`;
  }, [text, common]);

  if (page === undefined)
    return reading.error ? <UnreadLink title={text.title} failed={text.failed} {...reading} /> : <Loading />;
  if (page === null) return <EntryCard title={text.unknown.title} text={text.unknown.text} />;
  if (page.state === 'closed') return <Over page={page} />;
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
      <QuoteForm key={token} work={page} token={token} onChanged={reading.readAgain} />
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
