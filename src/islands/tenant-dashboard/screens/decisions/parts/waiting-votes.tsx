import { Vote } from 'lucide-react';
import type { Namespace } from '#src/i18n/load.ts';
import { TextProvider, useLanguage, useText } from '#src/i18n/react.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { buttonClass } from '#src/ui/components/button-class.ts';

const namespaces: readonly Namespace[] = ['common', 'tenantDecisions'];

/** Says on the home that decisions wait for the reader's vote. */
export function WaitingVotes({ count }: { count: number }) {
  return (
    <TextProvider language={useLanguage()} namespaces={namespaces}>
      <Waiting count={count} />
    </TextProvider>
  );
}

function Waiting({ count }: { count: number }) {
  const { waiting: text } = useText('tenantDecisions');
  return (
    <section
      aria-label={text.label}
      className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-surface px-5 py-4"
    >
      <Vote size={20} aria-hidden="true" className="shrink-0 text-action" />
      <p className="min-w-0 flex-1 basis-40 text-16 font-medium">{text.text({ count })}</p>
      <AppLink to="/decisions" className={buttonClass()}>
        {text.open}
      </AppLink>
    </section>
  );
}
